import { findBritishLine } from '#market/pay/british-pay.ts';
import { locateAmount, toRankEstimate } from '#market/pay/percentile.ts';
import type { Brief } from '#shared/brief.ts';
import { isLearners, type Benchmark, type ReadAs } from './nearest-occupation.ts';
import { listBracket } from './wide-benchmark.ts';

/** What the British table says of the occupation that comes nearest; it has the commonest ones and counts no people by place. */
export function findBritishBenchmark(
  brief: Brief,
  readAs: ReadAs,
  own: string | null,
): Benchmark | null {
  const title = brief.title.given;
  const codes = own === null ? listBracket(brief, readAs).map(({ soc }) => soc) : [own];
  if (isLearners(title)) return null;
  const lines = codes.flatMap((soc) => findBritishLine(title, soc) ?? []);
  const [near, beside] = lines;
  if (!near) return null;
  return {
    name: near.name,
    row: near.row,
    people: null,
    // What the trade is counted as there is its own line, though the American table has none.
    isOwn: near.isSame && (own !== null || (readAs.isTrade && codes.length === 1)),
    currency: 'GBP',
    beside: beside && beside.name !== near.name ? beside : null,
  };
}

const fullWeek = 30;

/** Where the pay of a British job stands among the full-time employees of its own occupation. */
export function rankBritish({ pay }: Brief, nearest: Benchmark | null): number | null {
  if (nearest?.currency !== 'GBP' || !nearest.isOwn || pay?.currency !== 'GBP') return null;
  const { min = null, max = null } = pay.annual ?? {};
  const [low, high] = [min ?? max, max ?? min];
  if (low === null || high === null || (pay.weeklyHours?.max ?? fullWeek) < fullWeek) return null;
  const position = locateAmount((low + high) / 2, nearest.row.annual);
  return position && toRankEstimate(position);
}
