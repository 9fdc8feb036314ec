import { roundCount } from '#market/supply/estimate.ts';
import type { TalentPool } from '#market/supply/talent-pool.ts';
import type { Source } from '#plan/source.ts';

export interface Matches {
  /** People of the occupation who earn more than this job tops out at; null where no published figure tells. */
  outOfReach: number | null;
}

/** Who of the pool is what to this job, as far as a published figure tells. */
export function countMatches({ brief }: Source, { direct, match }: TalentPool): Matches {
  const pay = match.steps.find(({ id }) => id === 'pay');
  return {
    outOfReach: brief.pay !== null && pay ? roundCount(direct.count * (1 - pay.share)) : null,
  };
}
