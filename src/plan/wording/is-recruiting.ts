const searching = String.raw`(?:looking (?:for|to (?:hire|add|recruit|appoint|employ|fill|expand|grow))|searching for|seeking|hiring|recruiting|in search of|on the (?:lookout|hunt) for|in need of)`;
const often = String.raw`(?:(?:currently|now|actively|urgently|also|always|proactively|excited|pleased|proud|to be) )*`;
/** "We are looking for", "Harrow Freight is seeking". */
const isSearching = new RegExp(
  String.raw`(?:\b[Ww]e(?:['’]re| are)|\b(?:is|are)) ${often}${searching} (?!after\b)`,
  'u',
);
/** Of whoever reads it, or of those who are served. */
const ofReader =
  /\b(?:(?:customers|clients|patients|people|families|users|members|they) are|you(?:['’]re| are)|who(?: is| are|['’]s)) (?:\p{L}+ )?(?:looking|seeking|searching|in search)\b/iu;
/** "Harrow Freight seeks a planner". */
const seeks =
  /\p{Lu}[\p{L}&'’.-]* (?:currently |now |actively )?(?:seeks|is hiring) (?:to (?:appoint|hire|recruit|employ|fill)|an?|our|new|experienced|motivated|talented) /u;
const toJoin =
  /\bto (?:join|come and join|become part of|be part of) (?:our|the|us|their|this|an?)\b|^(?:come and |come |apply today and )?join (?:our|us|the|a|an)\b/i;
const opening =
  /\b(?:exciting|excellent|fantastic|unique|great|rare|new|amazing) (?:\p{L}+ ){0,2}(?:opportunity|opening|vacancy|position|role)\b[^.]{0,60}\b(?:has|have) (?:arisen|become|opened|come)\b|\b(?:opportunity|vacancy|position) (?:has )?(?:now )?(?:arisen|become available|opened up)\b|\b(?:is|are) (?:currently |now )?(?:accepting|inviting|welcoming|taking) applications\b|\bis (?:this|that) you\?|\bapply (?:now|today)\b|\bwe would love to hear\b|\bwe want (?:you|to hear)\b/iu;

/** "We are looking for a planner to join our team!": a call for people, which tells nothing of the job, its hours or its place. */
export const isRecruiting = (text: string): boolean =>
  (isSearching.test(text) && !ofReader.test(text)) ||
  seeks.test(text) ||
  toJoin.test(text) ||
  opening.test(text);

const call =
  /,? (?:and|so) (?:we(?:['’]re| are)|(?:is|are)) (?:(?:currently|now|actively|always) )?(?:looking|seeking|searching|hiring|recruiting|inviting)\b.*$|,? and (?:we )?invite you to\b.*$/isu;
/** Fewer words before it are praise. */
const fewestBefore = 7;

/** "We are a firm of nine boat builders, and we are looking for a clerk": what the house is, without the call behind it. */
export function dropCall(text: string): string {
  const bare = text.replace(call, '');
  return bare.split(/\s+/).length < fewestBefore ? text : bare;
}
