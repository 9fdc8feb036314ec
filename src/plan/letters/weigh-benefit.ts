import { readLine } from '../offers/read-line.ts';

const rest = 30;

/** How much somebody would ask about it; 0 is not told at all. */
export function weighBenefit(benefit: string): number {
  const known = readLine(benefit, { kind: 'office-specialist' });
  return known.length === 0 ? rest : Math.max(...known.map(({ weight }) => weight));
}

const strong = 50;
/** Whether it may stand alone in a subject line. */
export const isStrong = (benefit: string): boolean =>
  weighBenefit(benefit) >= strong && benefit.includes(' ');
