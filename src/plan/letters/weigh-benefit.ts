import { readLine } from '../offers/read-line.ts';

const rest = 30;

/** Of a few jobs: the letters of one ask for the same phrases dozens of times. */
const weighed = new Map<string, number>();
const mostKept = 500;

/** How much somebody would ask about it; 0 is not told at all. */
export function weighBenefit(benefit: string): number {
  const kept = weighed.get(benefit);
  if (kept !== undefined) return kept;
  const known = readLine(benefit, { kind: 'office-specialist' });
  const weight = known.length === 0 ? rest : Math.max(...known.map((one) => one.weight));
  if (weighed.size >= mostKept) weighed.clear();
  weighed.set(benefit, weight);
  return weight;
}

const strong = 50;
/** Whether it may stand alone in a subject line. */
export const isStrong = (benefit: string): boolean =>
  weighBenefit(benefit) >= strong && benefit.includes(' ');

/** What the law or the custom of most countries gives anyway: no news, and no subject of a letter. */
const routine =
  /\b(?:pensions?|retirement|401|403|superannuation|holidays?|time off|PTO|vacations?|leave|sick|medical|dental|vision|health|life (?:insurance|assurance)|insurance|assistance program\w*|discounts?|training|development|parking|uniforms?|benefits?|referral|cycle to work|fresh graduates|perks|disability|savings?|spending|room to move up|career|progression|advancement|growth|opportunit\w*|possibly|chance of|mentor\w*|flexible hours|privilege days?)\b/i;
export const isRoutine = (benefit: string): boolean =>
  (routine.test(benefit) && !/[$£€]\s?\d|\bunlimited\b/i.test(benefit)) || isPerk(benefit);

/** Money for one thing that few need is no reason to open a letter. */
const light = 45;
export const isPerk = (benefit: string): boolean => weighBenefit(benefit) < light;
