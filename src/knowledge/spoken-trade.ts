import type { DrawerHead } from './load-drawers.ts';
import { toStems } from './to-stems.ts';

/** How much a job speaks of a trade. */
export interface Spoken {
  /** Terms of the trade that the job says, each the less the more trades say it too. */
  score: number;
  /** Against the trade that the job speaks of most. */
  share: number;
  /** 1 for the trade that the job speaks of most. */
  rank: number;
}

/** How much a job speaks of each trade; what the most spoken of reaches says whether the text tells anything at all. */
export interface Heard {
  of: (head: DrawerHead) => Spoken;
  most: number;
  /** The trades it speaks of, the most spoken of first. */
  order: readonly DrawerHead[];
}

/** Below this nothing can be told from the words. */
export const little = 2;

export const saysLittle = ({ most }: Heard): boolean => most < little;

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
 * How much the text speaks of each trade. Narrow trades share most of their words with wide ones: each of these is held
 * against its like, and a narrow one stands where its score would stand among them.
 */
export function listenForTrades(heads: readonly DrawerHead[], text: string): Heard {
  const runs = listRuns(text);
  const rate = (of: readonly DrawerHead[], among: readonly DrawerHead[]) => {
    const weights = weigh(among);
    return of.map((head) => {
      let score = 0;
      for (const term of head.words) if (runs.has(term)) score += weights.get(term) ?? 0;
      return { head, score };
    });
  };
  const wide = listWide(heads);
  const rated = rate(wide, wide).toSorted((a, b) => b.score - a.score);
  const most = rated[0]?.score ?? 0;
  const place = (score: number): number => rated.filter((one) => one.score > score).length + 1;
  const narrow = rate(
    heads.filter(({ work }) => work),
    heads,
  );
  const spoken = new Map(
    [
      ...rated.map((one, i) => ({ ...one, rank: i + 1 })),
      ...narrow.map((one) => ({ ...one, rank: place(one.score) })),
    ].map(({ head, score, rank }) => [
      head.file,
      { score, share: most > 0 ? score / most : 0, rank },
    ]),
  );
  return {
    of: ({ file }) => spoken.get(file) ?? { score: 0, share: 0, rank: rated.length },
    most,
    order: rated.map(({ head }) => head),
  };
}
