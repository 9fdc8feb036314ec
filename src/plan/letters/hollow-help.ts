/** "Provide end-to-end support for their customers": whom it is for, and not what is done. */
const hollowHelp =
  /^(?:provide|deliver|offer|give|perform|create|build|maintain) (?:[\p{L}-]+,? ){0,5}(?:support|assistance|guidance|services?|experiences?|care|solutions|relationships?)(?: (?:to|for|with|of) (?:[\p{L}'’-]+ ){0,3}(?:customers?|consumers?|clients?|guests?|team|managers?|employees|staff|users|members|stakeholders|partners|community|patients))?(?: every day| each day| daily)?$/iu;
/** So is a pair of them. */
export const isHollowHelp = (text: string): boolean =>
  text.split(/ and (?=\p{Ll}+ )/u).every((half) => hollowHelp.test(half));

/** The language of job descriptions, in which nobody tells a friend about work. */
export const ofForms =
  /\b(?:apparatus|sales aids|pertaining to|thereof|pursuant|herein|requisition(?:s|ing)?|effectuate|assure that|interface with|alternate constructions|expectations of|deliverables|utmost|at the direction of|in conjunction with|principles and techniques)\b|^perform (?:[\p{L}-]+,? (?:and )?){1,6}?work\b/iu;
