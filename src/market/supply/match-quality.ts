import type { OccupationProfile } from '../occupations/profile.ts';
import type { AdjacentReason } from './adjacent.ts';
import type { Estimate, OccupationEstimate } from './estimate.ts';
import { sayNarrowing, type Narrowing } from './narrow-pool.ts';

export type AdjacentEstimate = OccupationEstimate & {
  reason: AdjacentReason;
  medianHourly: number | null;
  /** Whether the occupation's national median lies within the job's pay; null when either is not known. */
  withinPay: boolean | null;
};

export type MatchClass = {
  id: 'match' | 'direct' | 'reachable' | 'named' | 'licence' | 'paid-above';
  label: string;
  count: number;
  share: number;
  rule: string;
};

export function sumEstimates(estimates: readonly Estimate[]): Estimate {
  const sum = (pick: (estimate: Estimate) => number): number =>
    estimates.reduce((total, e) => total + pick(e), 0);
  return {
    count: sum(({ count }) => count),
    low: sum(({ low }) => low),
    high: sum(({ high }) => high),
  };
}

const countAll = (estimates: readonly Estimate[]): number => sumEstimates(estimates).count;

/** Who the people in the pool are to this job; every class with its rule, the shares adding up to one. */
export function classifyMatches({
  direct,
  adjacent,
  licence,
  figures,
  narrowing,
}: {
  direct: OccupationEstimate;
  adjacent: AdjacentEstimate[];
  licence: string | null;
  figures: OccupationProfile['figures'];
  narrowing: Narrowing;
}): MatchClass[] {
  const total = direct.count + countAll(adjacent);
  const above = adjacent.filter(({ withinPay }) => withinPay === false);
  const inPay = adjacent.filter(({ withinPay }) => withinPay !== false);
  const named = inPay.filter(({ reason }) => reason === 'named');
  const near = inPay.filter(({ reason }) => reason !== 'named');
  const make = (id: MatchClass['id'], label: string, count: number, rule: string): MatchClass => ({
    id,
    label,
    count,
    share: total === 0 ? 0 : count / total,
    rule,
  });
  const directRule =
    figures === 'group'
      ? `Everyone counted under "${direct.title}", a wider group than this job.`
      : `Works as "${direct.title}" today.`;
  const { share, steps } = narrowing;
  const matched = direct.count * share;
  return [
    make(
      'match',
      'Same occupation, likely to meet the demands',
      matched,
      `Of the occupation, ${sayNarrowing(steps)}.`,
    ),
    make('direct', 'Same occupation, the others', direct.count - matched, directRule),
    licence
      ? make(
          'licence',
          'Neighboring occupations, after licensing',
          countAll(inPay),
          `The law or nearly every employer asks for: ${licence}.`,
        )
      : make(
          'reachable',
          'Neighboring occupations, paid within reach',
          countAll(near),
          'National median at or below the top of the range, or no pay stated to compare.',
        ),
    ...(licence
      ? []
      : [
          make(
            'named',
            'Backgrounds the job itself would take',
            countAll(named),
            'Matched from the preferred backgrounds of the job.',
          ),
        ]),
    make(
      'paid-above',
      'Neighboring occupations, paid above the range',
      countAll(above),
      'National median above the top of the range.',
    ),
  ].filter(({ id, count }) => id === 'direct' || id === 'match' || count > 0);
}
