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
