import type { NarrowingStep } from '#market/supply/narrow-pool.ts';
import { roundCount } from '#market/supply/estimate.ts';
import type { TalentPool } from '#market/supply/talent-pool.ts';
import { makePlan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { lowerFirst } from '#writing/casing.ts';
import { joinList } from '#writing/list.ts';

export interface Matches {
  perfect: number;
  /** All that is demanded, and one thing short that only the work asks for; 0 where nothing else is asked. */
  strong: number;
  trainable: number;
  /** Whether those who could be trained do related work today, and not this. */
  isNextDoor: boolean;
  /** People of the occupation who earn more than this job tops out at; null where no published figure tells. */
  outOfReach: number | null;
}

/** Who of the pool is what to this job. */
export function countMatches({ brief }: Source, { direct, match }: TalentPool): Matches {
  const shareOf = (id: NarrowingStep['id']): number =>
    match.steps.find((step) => step.id === id)?.share ?? 1;
  const inReach = direct.count * shareOf('drive') * shareOf('pay');
  const isPaid = brief.pay !== null && match.steps.some(({ id }) => id === 'pay');
  const isNextDoor = match.near > 0;
  return {
    perfect: roundCount(match.count),
    strong: roundCount(match.oneShort),
    trainable: roundCount(
      isNextDoor ? match.near : Math.max(0, inReach - match.count - match.oneShort),
    ),
    isNextDoor,
    outOfReach: isPaid ? roundCount(direct.count * (1 - shareOf('pay'))) : null,
  };
}

/** "another field of the trade, or less than 2 years": what somebody may lack who meets every stated demand. */
export function sayShort(source: Source, steps: readonly NarrowingStep[]): string {
  const { criteria } = makePlan(source);
  const said = steps.flatMap(({ id, label, forgiven = 0 }) => {
    if (forgiven === 0) return [];
    if (id === 'specialty') return ['another field of the trade'];
    if (id === 'years') return [`less than ${label.replace(/^with | or more$/g, '')}`];
    const [first] = criteria;
    return id === 'core' && first ? [`with little of "${lowerFirst(first.name)}" so far`] : [];
  });
  return said.length > 1 ? joinList(said, 'or') : (said[0] ?? 'one short');
}
