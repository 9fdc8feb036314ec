import { readPost } from '#knowledge/post-level.ts';
import { findLesser } from '#market/occupations/data/between.data.ts';
import { findOfficial } from '#market/occupations/official-table.ts';
import { toPlainName } from '#market/occupations/plain-name.ts';
import { makePlan } from '#plan/plan.ts';
import { sayPercentile } from '#plan/pay/pay.ts';
import type { Source } from '#plan/source.ts';
import { sayFormOfPay } from '#plan/contract/deciding-terms.ts';
import { sayMoney } from '#writing/money.ts';
import { sayYears } from '#writing/number.ts';
import { findPayLevel } from './level-of-pay.ts';
import { sayNearestAt } from './nearest.ts';

export interface PlanningBand {
  /** "$62,410 to $101,350 a year" */
  amounts: string;
  /** Where it comes from, in a few words. */
  basis: string;
  /** The occupation one level down that the duties are measured by, and the median above it; null where it is the job's own. */
  ceiling: string | null;
}

const fewYears = 5;

/** A title of managers, for a post of few years whose holder leads nobody. */
export function findLowerLevel({ brief, market }: Source): string | null {
  const years = brief.seniority.years;
  const asked = years?.max ?? years?.min ?? null;
  return asked !== null && asked <= fewYears && !readPost(brief).leads
    ? findLesser(market.profile.soc, brief)
    : null;
}

/** What years and level say, as the reason for a part of the table. */
function sayWhy({ brief }: Source): string {
  const { min = null, max = null } = brief.seniority.years ?? {};
  return min !== null && max !== null && max > min
    ? `${min} to ${max} years`
    : sayYears(max ?? min ?? 0);
}

/**
 * Where no pay is stated: a band from the published percentiles of the occupation, by the level of the post. A planning
 * value with low confidence; none where nothing is published for the place.
 */
export function findPlanningBand(source: Source): PlanningBand | null {
  if (makePlan(source).pay.stated || sayFormOfPay(source.brief) !== null) return null;
  const lower = findLowerLevel(source);
  const official = lower === null ? undefined : findOfficial(lower);
  const [from, to] = [official?.annual[25], official?.annual[75]];
  const median = sayPercentile(source, 50);
  if (official && from && to && !to.atLeast && median)
    return {
      amounts: `${sayMoney(from.amount)} to ${sayMoney(to.amount)} a year`,
      basis: `the middle half of ${toPlainName(official)}, as ${sayWhy(source)} are asked for and no staff is mentioned`,
      ceiling: `the median of ${source.market.profile.name.toLowerCase()}s, ${median}`,
    };
  const { low, high, because } = findPayLevel(source);
  const reason =
    because === null
      ? ''
      : `, as ${because.replace(/ asked for$/, /^(?:an?|one|1) /i.test(because) ? ' is asked for' : ' are asked for')}`;
  const [first, last] = source.market.payRow
    ? [sayPercentile(source, low), sayPercentile(source, high)]
    : [sayNearestAt(source, low), sayNearestAt(source, high)];
  if (!first || !last || first.startsWith('at least') || last.startsWith('at least')) return null;
  const whose = source.market.payRow
    ? 'of the occupation'
    : `of ${source.market.nearest?.name ?? 'the nearest occupation'}`;
  return {
    amounts: `${first.replace(/ an? (?:year|hour)$/, '')} to ${last}`,
    basis: `${low}th to ${high}th percentile ${whose}${reason}`,
    ceiling: null,
  };
}
