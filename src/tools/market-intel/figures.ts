import { sayFormOfPay } from '#plan/contract/deciding-terms.ts';
import { makePlan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { describeDifficulty } from './figures/difficulty.ts';
import { describePay } from './figures/pay.ts';
import { describePool, isAbroad } from './figures/pool.ts';
import { listRivals } from '#plan/rivals/list-rivals.ts';
import { listSources } from './figures/sources.ts';
import { describeTiming } from './figures/timing.ts';

export function computeMarketFigures(source: Source) {
  const { brief, market } = source;
  return {
    toolDescription: describeTool(source),
    difficulty: describeDifficulty(source),
    candidatePoolInsights: describePool(source),
    compensation: describePay(source),
    competitors: listRivals(source).map(({ name, type }) => ({ name, type })),
    /** A rule of the place on pay in advertisements, where this one does not meet it. */
    payRule: findPayRule(market.rules, brief.pay),
    timing: describeTiming(source),
    urgencyLevel: brief.urgency ?? 'Not stated [confirm]',
    sourceCredibility: listSources(source),
  };
}
export type MarketFigures = ReturnType<typeof computeMarketFigures>;

function describeTool(source: Source): string {
  const { names, place } = makePlan(source);
  const basis =
    isAbroad(source) && !source.market.nearest
      ? `${source.brief.pay ? 'Figures are the advertisement’s own' : sayFormOfPay(source.brief) === null ? 'The advertisement gives no pay' : 'The advertisement names no fixed pay'}; where to look it up is named.`
      : 'Published figures carry their source.';
  const search = [names.headline, place.label].filter(Boolean).join(', ');
  return `${search}: how hard the search is and what to do about it. ${basis}`;
}

/** A range without an upper end is not one. */
function findPayRule(
  rules: Source['market']['rules'],
  pay: Source['brief']['pay'],
): { text: string; source: string; checked: string } | null {
  if (pay && pay.min !== null && pay.max !== null) return null;
  const rule = rules.find(({ kind, status }) => kind === 'pay-range' && status === 'in force');
  return rule
    ? {
        text: saySize(rule),
        source: rule.statute ?? rule.source,
        checked: rule.checked,
      }
    : null;
}

/** "Minnesota: show the pay range in the ad, from 30 employees on": whom a rule binds is a part of it. */
function saySize({ text, minEmployees }: Source['market']['rules'][number]): string {
  if (
    minEmployees === null ||
    minEmployees <= 1 ||
    /(?<!\d)\d{1,6} (?:or more )?employees/.test(text)
  )
    return text;
  return text.replace(/\.$/, `, from ${minEmployees} employees on [how many are there: confirm].`);
}
