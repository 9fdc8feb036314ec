import type { Signs } from '#knowledge/trade-choice/rate-trades.ts';

/** What speaks for each trade, and how likely people hold each of them for the right one. */
export interface Judged {
  signs: readonly Signs[];
  /** By number of the trade. */
  right: ReadonlyMap<number, number>;
}

const names = ['base', 'learned', 'title', 'terms', 'work', 'occupation'] as const;
export type SignWeights = Record<(typeof names)[number], number>;

const rounds = 250;
const rate = 0.3;
const pull = 1e-4;
/** One of so many trades is taken for one that nothing was learned of, so that its other signs are weighed too. */
const unlearned = 12;

/** Two sets of weights in one row: the second is for trades that nothing was learned of. */
function toColumns(signs: Signs, isKnown: boolean): number[] {
  const own = [signs.learned ?? 0, signs.title, signs.terms, signs.work, signs.occupation];
  const known = isKnown ? [0, ...own] : names.map(() => 0);
  return [...known, ...(isKnown ? names.map(() => 0) : [1, 0, ...own.slice(1)])];
}

/** Weighs what speaks for a trade, so that the right one is the likeliest as often as can be (conditional logit). */
export function learnSigns(judged: readonly Judged[]): {
  known: SignWeights;
  unknown: SignWeights;
} {
  const width = names.length * 2;
  const rows = judged.map(({ signs, right }, row) => ({
    columns: Float32Array.from(
      signs.flatMap((sign, trade) =>
        toColumns(sign, sign.learned !== null && (row * 7 + trade) % unlearned !== 0),
      ),
    ),
    right,
    count: signs.length,
  }));
  const weights = new Float64Array(width);
  const moves = new Float64Array(width);
  for (let round = 0; round < rounds; round += 1) {
    const slopes = weights.map((weight) => weight * pull);
    for (const row of rows) addSlopes(slopes, row, weights, rows.length);
    for (let k = 0; k < width; k += 1) {
      moves[k]! += slopes[k]! ** 2;
      weights[k]! -= (rate * slopes[k]!) / Math.sqrt(moves[k]! + 1e-8);
    }
  }
  const name = (from: number): SignWeights =>
    Object.fromEntries(
      names.map((one, i) => [one, Math.round(weights[from + i]! * 1000) / 1000]),
    ) as SignWeights;
  return { known: name(0), unknown: name(names.length) };
}

function addSlopes(
  slopes: Float64Array,
  { columns, right, count }: { columns: Float32Array; right: Judged['right']; count: number },
  weights: Float64Array,
  total: number,
): void {
  const width = weights.length;
  const scores = new Float64Array(count);
  let highest = -Infinity;
  for (let t = 0; t < count; t += 1) {
    for (let k = 0; k < width; k += 1) scores[t]! += columns[t * width + k]! * weights[k]!;
    highest = Math.max(highest, scores[t]!);
  }
  let sum = 0;
  for (let t = 0; t < count; t += 1) sum += scores[t] = Math.exp(scores[t]! - highest);
  for (let t = 0; t < count; t += 1) {
    const error = (scores[t]! / sum - (right.get(t) ?? 0)) / total;
    if (Math.abs(error) < 1e-9) continue;
    for (let k = 0; k < width; k += 1) slopes[k]! += error * columns[t * width + k]!;
  }
}
