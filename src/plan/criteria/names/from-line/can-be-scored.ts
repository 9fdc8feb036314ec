import type { Fact } from '#shared/brief.ts';
import { scoringWeights } from './data/scoring-weights.data.ts';
import { listOfLine } from './line-signals.ts';
import type { Sight } from './phrase-signals.ts';
import { unpackWeights } from './unpack-weights.ts';

let weights: ReadonlyMap<string, number> | undefined;

/** From here on a line is scored. */
export const enough = 0.3;

/** Whether a line tells of something that shows in an interview, and no condition, slogan or general trait. */
export function canBeScored(sight: Sight, kind: Fact['kind']): boolean {
  weights ??= unpackWeights(scoringWeights);
  return (
    listOfLine(sight, kind).reduce((total, signal) => total + (weights!.get(signal) ?? 0), 0) >
    enough
  );
}
