/** What people move for, the strongest first; a kind is told by its words. */
const kinds: readonly (readonly [number, RegExp])[] = [
  // Paid by whoever takes it, or too small to speak of.
  [
    0,
    /\b(?:optional|voluntary|employee[- ]paid|at your own|(?:low|reduced) cost to|buy[- ]?ups?|(?:basic|additional|supplemental) life|referral|discounts?(?! meals)|pet insurance|holiday (?:buying|purchase)|buy (?:and|or) sell)\b/i,
  ],
  [100, /^(?=.*[$£€]\s?\d)(?=.*\b(?:bonus|sign-on|relocation|allowance)\b)/i],
  [90, /\b(?:bonus\w*|commissions?|equity|stock|profit shar\w*|month pay)\b/i],
  [
    85,
    /\b(?:overtime|double time|differentials?|tips|weekly pay|paid weekly|shift allowance|longevity pay|per diem)\b/i,
  ],
  [80, /^(?=.*\b(?:health\w*|medical|dental)\b)(?=.*(?:\d%|\b(?:free|private|paid|covered)\b))/i],
  [75, /\b(?:company (?:van|car|vehicle)|relocation|housing|accommodation|van|vehicle)\b/i],
  [70, /\b(?:health\w*|medical|HMO)\b/i],
  [
    65,
    /^(?=.*(?:\d|\b(?:three|four|five|six|seven)\b))(?=.*\b(?:leave|holidays?|vacation|PTO|time off|days off)\b)/i,
  ],
  [58, /^(?=.*\b(?:pension|retirement|40[13])\b)(?=.*(?:match|\d%))/i],
  [55, /\b(?:pension|retirement|40[13])\b/i],
  [52, /\b(?:leave|holidays?|vacation|PTO|time off|sick (?:pay|time|days))\b/i],
  [
    50,
    /\b(?:training|tuition|certification|CPD|continuing education|apprenticeship|mentorship)\b/i,
  ],
  [45, /\b(?:schedul\w*|hours|rota|week|remote|from home)\b/i],
  [10, /\b(?:life|disability|AD&D|assurance)\b/i],
];
const rest = 30;

/** How much somebody would ask about it; 0 is not told at all. */
export const weighBenefit = (benefit: string): number =>
  kinds.find(([, words]) => words.test(benefit))?.[0] ?? rest;

const strong = 55;
/** Whether it may stand alone in a subject line. */
export const isStrong = (benefit: string): boolean =>
  weighBenefit(benefit) >= strong && benefit.includes(' ');
