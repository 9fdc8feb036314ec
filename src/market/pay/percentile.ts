import {
  percentileRanks,
  type PercentileRank,
  type Percentiles,
  type Published,
} from '../occupations/official-table.ts';

/**
 * Where an amount stands among those paid in an occupation. Between two published percentiles a straight line
 * is drawn; beyond the outermost, and across a figure the survey does not state, only the side is known.
 */
export type PercentilePosition =
  | { kind: 'at'; rank: number }
  | { kind: 'below'; rank: PercentileRank }
  | { kind: 'above'; rank: PercentileRank }
  | { kind: 'between'; rank: PercentileRank; upper: PercentileRank };

type Point = { rank: PercentileRank; amount: number; atLeast: boolean };

function listPoints(percentiles: Percentiles): Point[] {
  return percentileRanks.flatMap((rank) => {
    const published: Published = percentiles[rank];
    return published ? [{ rank, ...published }] : [];
  });
}

export function locateAmount(amount: number, percentiles: Percentiles): PercentilePosition | null {
  const points = listPoints(percentiles);
  const stated = points.filter(({ atLeast }) => !atLeast);
  const [lowest] = stated;
  const highest = stated.at(-1);
  if (!lowest || !highest) return null;
  if (amount < lowest.amount) return { kind: 'below', rank: lowest.rank };
  if (amount > highest.amount) {
    const hidden = points.find(({ atLeast }) => atLeast);
    return hidden && amount < hidden.amount
      ? { kind: 'between', rank: highest.rank, upper: hidden.rank }
      : { kind: 'above', rank: highest.rank };
  }
  const above = stated.findIndex((point) => point.amount >= amount);
  const upper = stated[above]!;
  const lower = stated[above - 1];
  if (!lower || upper.amount === amount) return { kind: 'at', rank: upper.rank };
  const share = (amount - lower.amount) / (upper.amount - lower.amount);
  return { kind: 'at', rank: lower.rank + share * (upper.rank - lower.rank) };
}

/** One number for formulas: the rank itself, or the middle of what is possible. */
export function toRankEstimate(position: PercentilePosition): number {
  if (position.kind === 'at') return position.rank;
  if (position.kind === 'between') return (position.rank + position.upper) / 2;
  return position.kind === 'below' ? position.rank / 2 : (position.rank + 100) / 2;
}

export const sayOrdinal = (rank: number): string => {
  const rounded = Math.round(rank);
  const tens = rounded % 100;
  const ending = tens > 10 && tens < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][rounded % 10] ?? 'th');
  return `${rounded}${ending}`;
};

export function describePosition(position: PercentilePosition): string {
  if (position.kind === 'at') return `${sayOrdinal(position.rank)} percentile`;
  if (position.kind === 'between') {
    return `between the ${sayOrdinal(position.rank)} and the ${sayOrdinal(position.upper)} percentile`;
  }
  return `${position.kind} the ${sayOrdinal(position.rank)} percentile`;
}
