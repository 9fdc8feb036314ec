import type { TitleCandidate } from './match-title.ts';
import { findWithAll, listOwners, weighWord, type KnownTitle } from './word-index.ts';

/** How often the words of a job's text occur in it. */
export type WordCounts = ReadonlyMap<string, number>;

/** Fewer than this may be chance. */
const FEWEST_MENTIONS = 2;
const MOST_GAIN = 0.16;
const MOST_FOUND = 4;

/** Every text speaks of these; they make no title narrower. */
const EVERYWHERE = new Set(
  `data business sale team service quality project technical process product support customer management system
   manager development marketing office design program training general staff work client assistant associate
   operation test human resource`.split(/\s+/),
);

/**
 * A bare title made narrower by what the text keeps speaking of: "Receptionist" in a text full of "hotel" is a
 * hotel receptionist. Only for titles that are known with that very word.
 */
export function refineTitle(candidate: TitleCandidate, counts: WordCounts): TitleCandidate[] {
  const own = candidate.title.split(' ');
  if (own.length > 3) return [];
  const narrower = findWithAll(own);
  const doubt = 1 - weighShare(candidate.soc, narrower);
  const best = new Map<string, TitleCandidate>();
  for (const known of narrower) {
    const { words, trust } = known;
    if (words.length <= own.length || words.length > own.length + 2) continue;
    const extra = words.filter((word) => !own.includes(word));
    if (extra.some((word) => EVERYWHERE.has(word))) continue;
    const mentions = Math.min(...extra.map((word) => counts.get(word) ?? 0));
    if (mentions < FEWEST_MENTIONS) continue;
    const telling = Math.min(...extra.map(weighWord));
    const gain = Math.min(MOST_GAIN, (mentions - 1) * 0.02 * telling) * doubt;
    const codes = listOwners(known);
    for (const soc of codes) {
      const score = (candidate.score + gain) * trust * codes.length ** -0.4;
      if ((best.get(soc)?.score ?? 0) < score)
        best.set(soc, { soc, score, title: words.toReversed().join(' '), how: 'similar' });
    }
  }
  return [...best.values()].toSorted((a, b) => b.score - a.score).slice(0, MOST_FOUND);
}

/** Most kinds of software engineers are of one occupation, receptionists of several. */
function weighShare(soc: string, titles: readonly KnownTitle[]): number {
  let own = 0;
  let all = 0;
  for (const title of titles) {
    const weight = title.trust ** 8;
    all += weight;
    if (listOwners(title).includes(soc)) own += weight;
  }
  return all === 0 ? 1 : own / all;
}
