/** "Due to the nature of the work, applicants must pass": why it is asked is no part of what is asked. */
const reason =
  /^(?:due to|because of|owing to|given|in view of|on account of|as a result of|in light of) [^,.;]{3,90}?(?:, (?=(?:the (?:successful |selected |ideal )?(?:candidate|applicant|post ?holder|job ?holder|employee|incumbent|person)|(?:all |successful )?(?:candidates|applicants)|you|(?:U\.?S\.?|United States|British|Canadian) (?:citizen\p{L}*|person\p{L}*))\b)|,? (?=(?:the )?(?:successful|selected) (?:candidates?|applicants?)\b))/iu;

export function dropReason(text: string): string {
  const rest = text.replace(reason, '');
  return rest === text ? text : rest.charAt(0).toUpperCase() + rest.slice(1);
}
