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
