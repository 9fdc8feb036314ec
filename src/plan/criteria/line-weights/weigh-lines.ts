import type { Brief, Fact } from '#shared/brief.ts';
import { memoize } from '#shared/memoize.ts';
import { unpackWeights } from '../names/from-line/unpack-weights.ts';
import { lineWeights } from './data/line-weights.data.ts';
import { listLineSignals, type LineSignals } from './line-signals.ts';

let weights: ReadonlyMap<string, number> | undefined;

/** How many of 100 points people would put on what each line of a job says, as far as it can be learned. */
export const weighLines = memoize((brief: Brief): ReadonlyMap<Fact, number> => {
  weights ??= unpackWeights(lineWeights);
  const signals = listLineSignals(brief);
  const shares = shareByScores([...signals.values()], weights);
  return new Map([...signals.keys()].map((fact, i) => [fact, 100 * (shares[i] ?? 0)]));
});

/** What each of several lines is of the whole, by the sum of what its signals weigh. */
export function shareByScores(
  lines: readonly LineSignals[],
  known: ReadonlyMap<string, number>,
): number[] {
  const scores = lines.map((signals) =>
    [...signals].reduce((sum, [name, value]) => sum + value * (known.get(name) ?? 0), 0),
  );
  const highest = Math.max(...scores);
  const sizes = scores.map((score) => Math.exp(score - highest));
  const whole = sizes.reduce((sum, size) => sum + size, 0);
  return sizes.map((size) => size / whole);
}
