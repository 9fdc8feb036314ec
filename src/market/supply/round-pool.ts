import { roundCount } from './estimate.ts';
import type { MatchClass } from './match-quality.ts';
import type { TalentPool } from './talent-pool.ts';

/** A pool as it is shown: the parts add up to the whole. */
export interface RoundedPool {
  total: number;
  active: number;
  passive: number;
  /** People of the occupation itself. */
  direct: number;
  classes: Map<MatchClass['id'], number>;
}

/** Rounded one by one, parts and total would contradict each other; so the largest part takes what is left over. */
export function roundPool({ total, active, direct, matchQuality }: TalentPool): RoundedPool {
  const all = roundCount(total.count);
  const own = roundCount(direct.count);
  const isOwn = ({ id }: MatchClass): boolean => id === 'match' || id === 'direct';
  return {
    total: all,
    active: roundCount(active),
    passive: all - roundCount(active),
    direct: own,
    classes: new Map([
      ...share(own, matchQuality.filter(isOwn)),
      ...share(
        all - own,
        matchQuality.filter((one) => !isOwn(one)),
      ),
    ]),
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
