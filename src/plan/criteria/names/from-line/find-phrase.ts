import { namingWeights } from './data/naming-weights.data.ts';
import {
  listOfEnd,
  listOfPair,
  listOfStart,
  listOfWhole,
  listOfWord,
  listSpans,
  type Sight,
  type Span,
} from './phrase-signals.ts';
import { unpackWeights } from './unpack-weights.ts';

/** So many phrases are looked at as a whole: those whose ends and words speak most for them. */
const lookedAt = 16;
/** Where several are as good, none of them is the name. */
const unsure = 0.3;

let weights: ReadonlyMap<string, number> | undefined;

const sum = (signals: readonly string[]): number => {
  weights ??= unpackWeights(namingWeights);
  return signals.reduce((total, signal) => total + (weights!.get(signal) ?? 0), 0);
};

/** The run of words by which a line is named best; null where none stands out. */
export function findPhrase(sight: Sight): Span | null {
  const [best] = ratePhrases(sight);
  return best && best.share >= unsure ? best.span : null;
}

/** Runs of words by which a line may be named, the best first, each with how surely it is the one. */
export function ratePhrases(sight: Sight): { span: Span; share: number }[] {
  const places = sight.low.map((_, i) => i);
  const starts = places.map((i) => sum(listOfStart(sight, i)));
  const ends = places.map((i) => sum(listOfEnd(sight, i)));
  const words = places.map((i) => sum(listOfWord(sight, i)));
  const pairs = places.map((i) => (i === 0 ? 0 : sum(listOfPair(sight, i))));
  const add = (list: readonly number[], from: number, to: number): number =>
    list.slice(from, to + 1).reduce((a, b) => a + b, 0);
  const rated = listSpans(sight)
    .map((span) => {
      const [first, last] = span;
      const inside = add(words, first, last) + add(pairs, first + 1, last);
      return { span, score: starts[first]! + ends[last]! + inside };
    })
    .toSorted((a, b) => b.score - a.score)
    .slice(0, lookedAt)
    .map(({ span, score }) => ({ span, score: score + sum(listOfWhole(sight, span)) }));
  const ranked = rated.toSorted((a, b) => b.score - a.score);
  const best = ranked[0]?.score ?? 0;
  const total = ranked.reduce((all, { score }) => all + Math.exp(score - best), 0);
  return ranked.map(({ span, score }) => ({ span, share: Math.exp(score - best) / total }));
}
