/** A paper with which nearly everybody leaves school. */
const schoolLeaving = /\bhigh school\b(?!.*\b(?:degree in|college)\b)|\bG\.?E\.?D\b|\bGCSE/i;
export const isSchoolLeaving = (need: string): boolean => schoolLeaving.test(need);

/** Nearly everybody who works anywhere agrees to it. */
const ofMost = /^agreement to\b|^(?:the ability|able|willing\w*|availab\w*) (?:to|on)\b/i;
const ofMany =
  /\bdriv(?:er['’]?s?|ing) licen[cs]e\b|\bright to work\b|\bsponsorship\b|\bcitizen\w*\b/i;
const paper =
  /\b(?:licen[cs]\w*|certifi\w+|registered|registration|chartered|qualified|clearance|CPC|CDL|cards?|ticket|permit|endorsement)\b/i;
const school = /\b(?:degree|bachelor|master|diploma|graduate|doctorate)\b/i;
const ofField = /\b(?:degree|bachelor\S*|master\S*|diploma) in \p{L}/iu;
const years =
  /\b(?:\d{1,2}\+?|one|two|three|four|five|six|seven|eight|nine|ten) (?:or more )?years?\b|\bexperience\b|^to have worked\b/i;
/** Said of any desk. */
const anySkill = /\b(?:skills?|computer|Microsoft|Office|Excel|Word|basic|manner|attention)\b/i;

function rank(need: string, languages: readonly string[]): number {
  // One's own language is asked of everybody.
  if (languages.includes(need) && !/^(?:\p{L}+ (?:in |of )?)?English$/iu.test(need)) return 0;
  if (ofMost.test(need) || isSchoolLeaving(need)) return 8;
  if (ofMany.test(need)) return 7;
  if (paper.test(need) && !school.test(need)) return 1;
  if (years.test(need)) return 2;
  if (ofField.test(need)) return 3;
  if (school.test(need)) return 5;
  return anySkill.test(need) ? 6 : 4;
}

/** Demands in the order in which they select: where a text names one of them, it is not what nearly everybody has. */
export const rankNeeds = (needs: readonly string[], languages: readonly string[]): string[] =>
  needs.toSorted((a, b) => rank(a, languages) - rank(b, languages));

/** Whether nearly everybody whom a message reaches has it. */
export const isOfMost = (need: string): boolean =>
  ofMost.test(need) || isSchoolLeaving(need) || /\bright to work\b|\bsponsorship\b/i.test(need);
