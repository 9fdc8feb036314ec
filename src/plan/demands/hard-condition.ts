/** "Not a deal breaker" is the opposite of one, "as needed" leaves it open, and everybody sits and walks. */
const harmless =
  /\bas needed$|\bnot (?:a deal breaker|required|needed|necessary)\b|\b(?:sit|sitt|stand|walk|talk|hear|see|reach|bend|vision|stoop|kneel)(?:ing)?\b|\b(?:coordination|dexterity|stamina|arrangements|finger|feel|grasp)\b/i;

/** A bag of shopping: nobody turns a job down for it. */
function isLight(text: string): boolean {
  const [, amount, unit] = /(\d{1,3})\s*(lbs?|pounds?|kgs?|kilos?)\b/i.exec(text) ?? [];
  return amount !== undefined && Number(amount) < (/^[lp]/i.test(unit ?? '') ? 30 : 14);
}

/** The first condition that some people cannot accept, in the words of the job. */
export const findHardCondition = (
  hardParts: readonly string[],
  longest = Infinity,
): string | null =>
  hardParts.find(
    (part) => !harmless.test(part) && !isLight(part) && part.split(/\s+/).length <= longest,
  ) ?? null;
