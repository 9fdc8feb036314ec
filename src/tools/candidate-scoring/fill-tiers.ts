import type { Criterion } from '#plan/criteria/criterion.ts';
import { toPercent } from '#plan/personas.ts';

export type TierKey =
  | 'perfectMatch_90_to_100_percent'
  | 'strongMatch_75_to_89_percent'
  | 'goodMatch_60_to_74_percent'
  | 'weakMatch_below_60_percent';

interface Tier {
  key: TierKey;
  floor: number;
  ceiling: number;
  /** The criteria somebody has shown who stands there. */
  shown: Criterion[];
}

/**
 * An example for each tier: whoever shows everything but the lightest criteria stands higher than whoever lacks the
 * heaviest ones, whatever else they bring. A tier that no combination reaches is left out.
 */
export function fillTiers(criteria: readonly Criterion[]): Tier[] {
  const lightestFirst = criteria.toSorted((a, b) => a.points - b.points);
  const heaviestFirst = criteria.toSorted((a, b) => b.points - a.points);
  const fit = (missing: readonly Criterion[]): number =>
    toPercent(
      criteria.filter((criterion) => !missing.includes(criterion)),
      criteria,
    );
  const dropUntil = (
    order: readonly Criterion[],
    floor: number,
    ceiling: number,
  ): Criterion[] | null => {
    for (let count = 1; count < order.length; count++) {
      const missing = order.slice(0, count);
      if (fit(missing) <= ceiling) return fit(missing) >= floor ? missing : null;
    }
    return null;
  };
  const build = (
    key: TierKey,
    floor: number,
    ceiling: number,
    order: readonly Criterion[],
  ): Tier[] => {
    const missing = dropUntil(order, floor, ceiling);
    if (missing === null && key !== 'perfectMatch_90_to_100_percent') return [];
    const without = new Set(missing ?? []);
    return [
      { key, floor, ceiling, shown: criteria.filter((criterion) => !without.has(criterion)) },
    ];
  };
  return [
    ...build('perfectMatch_90_to_100_percent', 90, 99, lightestFirst),
    ...build('strongMatch_75_to_89_percent', 75, 89, lightestFirst),
    ...build('goodMatch_60_to_74_percent', 60, 74, lightestFirst),
    ...build('weakMatch_below_60_percent', 0, 59, heaviestFirst),
  ].map((tier) => (tier.ceiling === 99 ? { ...tier, ceiling: 100 } : tier));
}
