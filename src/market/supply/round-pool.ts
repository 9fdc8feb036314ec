import { roundCount } from './estimate.ts';
import type { MatchClass } from './match-quality.ts';
import type { TalentPool } from './talent-pool.ts';

/** A pool as it is shown: the parts add up to the whole. */
export interface RoundedPool {
  total: number;
  active: number;
  passive: number;
  /** Of the occupation itself; related work is told beside the pool. */
  classes: Map<MatchClass['id'], number>;
}

/** Rounded one by one, parts and total would contradict each other; so the largest part takes what is left over. */
export function roundPool({ total, active, matchQuality }: TalentPool): RoundedPool {
  const all = roundCount(total.count);
  return {
    total: all,
    active: roundCount(active),
    passive: all - roundCount(active),
    classes: new Map(
      share(
        all,
        matchQuality.filter(({ id }) => id === 'match' || id === 'direct'),
      ),
    ),
  };
}

function share(sum: number, classes: readonly MatchClass[]): [MatchClass['id'], number][] {
  const [largest, ...smaller] = classes.toSorted((a, b) => b.count - a.count);
  if (!largest) return [];
  const parts = smaller.map(
    ({ id, count }) => [id, roundCount(count)] as [MatchClass['id'], number],
  );
  const rest = sum - parts.reduce((taken, [, count]) => taken + count, 0);
  return [[largest.id, Math.max(0, rest)], ...parts];
}
