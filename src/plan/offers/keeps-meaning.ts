/** Words that a thing may not lose: without them it is another thing, or more than is given. */
const binding: readonly (readonly [said: RegExp, kept: RegExp])[] = [
  [/\bdiscount\p{L}*|\d ?% off\b/u, /discount|% off/u],
  [/\breimburse\p{L}*|\brefund\p{L}*/u, /reimburse|refund|expenses|mileage|tuition/u],
  [/\boptional\b|\boption (?:to|of|for (?:hybrid|remote|flexible))\b/u, /option|chance|choice/u],
  [/\bsubsidi[sz]/u, /subsidi/u],
  [
    /\b(?:after|following|upon|first of the month|1st of the month)\b[^,;]{0,24}\b(?:days|months|years?|month|probation\p{L}*)\b/u,
    /after|following|probation/u,
  ],
  [
    /\b(?:bonus|earning|commission)s? potential\b|\bpotential (?:bonus|commission)/u,
    /potential|chance/u,
  ],
  // "£3,000 every two years": how often money comes is half of what it is.
  [
    /[$£€]\s?\d[^;]{0,40}\bevery (?:\d|two|three|four|five|other|second|six|twelve)\b/u,
    /every|an? (?:year|month)/u,
  ],
  [
    /\b(?:opportunity|chance|eligible) to (?:earn|win|receive)\b|\bplace on\b|\bprizes?\b/u,
    /chance|opportunity|prize|possib/u,
  ],
  [/\bdiscretionary\b/u, /discretionary/u],
  [
    /\b(?:if|where|when) (?:you are |you['’]re )?(?:eligible|qualified|applicable|available)\b|\b(?:subject|according) to\b/u,
    /eligible|qualified|subject|applicable|available/u,
  ],
  [
    /[$£€]\s?\d[^;]{0,60}(?<!\p{L})(?:for (?:fully )?|\()(?:qualified|registered|permanent|contracted|eligible|selected|senior) (?:staff|employees|colleagues|carers|nurses|drivers|teams?|roles?)\b/u,
    /qualified|registered|permanent|contracted|eligible|selected|senior/u,
  ],
];
/** The thing is one of two, and the other one may be what is given. */
const orOther = /^ ?(?:or(?: (?!more\b|so\b)\p{L}| ?$)|\/ ?(?:\p{L}+ )?allowance)/u;
/** The words name somebody's trade, and nothing that is given. */
const ofTrade =
  /^ (?:providers?|industry|market|compan(?:y|ies)|firms?|business(?:es)?|software|administration|claims|sectors?|products?|brokers?|agents?)\b/u;

interface Said {
  /** From the comma before it to the comma behind it, in small letters. */
  segment: string;
  before: string;
  /** The line up to it. */
  ahead: string;
  behind: string;
  phrase: string;
  /** Of a row whose things are told together. */
  isRow: boolean;
}

/** "Discounts on insurance, travel and meals": said once of the whole row. */
const offRow = /\bdiscounts? (?:deals )?(?:on|for|at|off)\b[^.;:]*$/u;

/** Whether a phrase says what its line says of the thing. */
export const keepsMeaning = ({ segment, before, ahead, behind, phrase, isRow }: Said): boolean =>
  !ofTrade.test(behind) &&
  (!offRow.test(ahead) || /discount/u.test(phrase)) &&
  (isRow || !(orOther.test(behind) || /^ or $/u.test(before)) || / or /u.test(phrase)) &&
  binding.every(([said, kept]) => !said.test(segment) || kept.test(phrase.toLowerCase()));
