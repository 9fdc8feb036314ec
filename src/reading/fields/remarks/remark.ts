import type { Evidence } from '#shared/parsed-job.ts';
import type { Unit } from '#shared/reading.ts';
import { quoteWithin } from '../quote-within.ts';

/** Something a text says by the way, and the words it stands in. */
export interface Remark {
  text: string;
  evidence: Evidence;
}

/** What remarks are looked for in. */
export interface RemarkSource {
  units: readonly Unit[];
  text: string;
}

/** No sentence is longer; what is behind it is not looked at. */
const longestRead = 600;

export const wordsOf = ({ text }: Pick<Unit, 'text'>): string => text.slice(0, longestRead);

export const remarkIn = (
  { text }: Pick<RemarkSource, 'text'>,
  unit: Unit,
  { said, start, end }: { said: string; start: number; end: number },
): Remark => ({ text: said, evidence: quoteWithin(text, unit, { start, end }) });

/** Each once, whatever its case. */
export function onlyOnce(remarks: readonly Remark[], most: number): Remark[] {
  const seen = new Set<string>();
  const kept = remarks.filter(({ text }) => {
    const key = text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');
    return !seen.has(key) && seen.add(key);
  });
  return kept.slice(0, most);
}
