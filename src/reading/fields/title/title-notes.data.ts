/** Conditions and notes that stand behind a title and are no part of it; each is cut from where it begins. Gaps have a limit, so that a line of spaces is read through once. */
export const titleNotes: readonly RegExp[] = [
  /(?<!\s)\s{1,9}(?:[-–|,/(]\s{0,9})?[Ll]ocal to \p{Lu}.{0,60}$/u,
  /(?<!\s)\s{0,9}[-–|,/(]?\s{0,9}\b(?:no (?:c2c|corp[- ]to[- ]corp|third part(?:y|ies)|visa|sponsorship|h-?1b)|(?:c2c|w2|1099) only)\b.{0,60}$/i,
  // Glued to the word before it by whoever pasted the page.
  /(?<=\p{Ll})(?:W2|C2C|1099) (?:Contract|Only|Position)\b.{0,40}$/u,
  /(?<!\s)\s{0,9}\((?=[^()]{0,80}\b(?:sign(?:ing|[- ]on) bonus|bonus|eligible|relocation|visas?|sponsorship|c2c|w2|1099|citizens?|clearance|locals? (?:only|candidates?)|exp(?:erience)? (?:required|needed|preferred)|years?(?: of)? exp(?:erience)?)\b)[^()]{1,90}\)?\s*$/i,
  /(?<!\s)\s{0,9}[-–|,/]\s{0,9}open rank\b.{0,60}$/i,
  /(?<!\s)\s{0,9}[-–|,/]\s{0,9}(?:[\p{L}\d+]{1,15} ){0,3}exp(?:erience)?\.?(?: (?:required|needed|preferred))?\s*$/iu,
  /(?<!\s)\s{0,9}[-–|:,!]?\s{1,9}join (?:our|us|the|a)\b.{0,60}$/i,
  // What stands behind it on a page that lost its breaks.
  /(?<!\s)\s{1,9}[-–|:!]?\s{0,9}(?:Join|Discover) \p{Lu}.{0,60}$/u,
  /(?<!\s)\s{1,9}(?:Type|Location|Salary|Duration|Hours|Contract|Department|Rate|Pay|E-?mail(?: address)?|Telephone|Phone|Compensation|Commitment|Start Date|Reports [Tt]o):.{0,80}$/u,
  /(?<!\s)\s{0,9}\[[^\]]{0,40}\]?\s*$/,
  /(?<!\s)\s{1,9}[-–|]\s{1,9}(?:january|february|march|april|may|june|july|august|september|october|november|december)(?: \d{1,2})?(?:,? 20\d\d)?\s*$/i,
  /(?<!\s)\s{1,9}\d{1,2} ?(?:hrs|hours)\s*$/i,
  /(?<!\s)\s{0,9}[-–|,]?\s{0,9}\(?(?:positions? )?available\)?(?: now)?!*\s*$/i,
];
