import type { DrawerHead } from './load-drawers.ts';
import { toStems } from './to-stems.ts';

const longestTerm = 4;

/** Every run of words that may be a term. */
function listRuns(text: string): Set<string> {
  const runs = new Set<string>();
  for (const line of text.split('\n')) {
    const words = toStems(line);
    for (let from = 0; from < words.length; from += 1)
      for (let count = 1; count <= longestTerm && from + count <= words.length; count += 1)
        runs.add(words.slice(from, from + count).join(' '));
  }
  return runs;
}

const weighed = new WeakMap<readonly DrawerHead[], ReadonlyMap<string, number>>();

/** A word that many trades use, alone or within a term, tells little: "report", "assessment". */
function weigh(heads: readonly DrawerHead[]): ReadonlyMap<string, number> {
  const known = weighed.get(heads);
  if (known) return known;
  const asTerm = new Map<string, number>();
  const asWord = new Map<string, number>();
  const count = (counts: Map<string, number>, key: string): void => {
    counts.set(key, (counts.get(key) ?? 0) + 1);
  };
  for (const { words } of heads) {
    for (const term of words) count(asTerm, term);
    for (const word of new Set([...words].flatMap((term) => term.split(' ')))) count(asWord, word);
  }
  const weights = new Map(
    [...asTerm].map(([term, times]) => [
      term,
      1 / (term.includes(' ') ? times : Math.max(times, (asWord.get(term) ?? 1) / 3)),
    ]),
  );
  weighed.set(heads, weights);
  return weights;
}

const wideOnes = new WeakMap<readonly DrawerHead[], readonly DrawerHead[]>();

/** The trades that are written at length. */
function listWide(heads: readonly DrawerHead[]): readonly DrawerHead[] {
  const wide = wideOnes.get(heads) ?? heads.filter(({ work }) => !work);
  wideOnes.set(heads, wide);
  return wide;
}

/**
 * How much a text speaks of each trade: terms of it that are said, each the less the more trades say it too. Narrow
 * trades share most of their words with wide ones, so the wide ones are held against their like.
 */
export function listenForTrades(heads: readonly DrawerHead[], text: string): number[] {
  const runs = listRuns(text);
  const ofAll = weigh(heads);
  const ofWide = weigh(listWide(heads));
  return heads.map(({ words, work }) => {
    const weights = work ? ofAll : ofWide;
    let score = 0;
    for (const term of words) if (runs.has(term)) score += weights.get(term) ?? 0;
    return score;
  });
}
