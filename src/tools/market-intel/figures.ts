import { nameCountry } from '#market/places/countries.ts';
import { makePlan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { describeDifficulty } from './figures/difficulty.ts';
import { describePay } from './figures/pay.ts';
import { describePool, isAbroad } from './figures/pool.ts';
import { listSources } from './figures/sources.ts';

const shownNamed = 6;
const shownRivals = 4;

export function computeMarketFigures(source: Source) {
  const { brief, market } = source;
  const { drawer } = makePlan(source);
  const named = brief.competitors.map(({ text }) => text).slice(0, shownNamed);
  return {
    toolDescription: describeTool(source),
    difficulty: describeDifficulty(source),
    candidatePoolInsights: describePool(source),
    compensation: describePay(source),
    competitors: [
      ...named.map((name) => ({ name, type: 'Named in the job' })),
      ...drawer.rivals
        .slice(0, shownRivals)
        .map(({ kind }) => ({ name: kind, type: 'Kind of employer' })),
    ],
    /** A rule of the place on pay in advertisements, where this one does not meet it. */
    payRule: findPayRule(market.rules, brief.pay),
    urgencyLevel: brief.urgency ?? 'Not stated [confirm]',
    sourceCredibility: listSources(source),
  };
}
export type MarketFigures = ReturnType<typeof computeMarketFigures>;

function describeTool(source: Source): string {
  const { names, place } = makePlan(source);
  const { country } = source.brief.place;
  const basis =
    isAbroad(source) && country !== null
      ? `No pay or workforce table for ${nameCountry(country)} is bundled, so no outside figure is quoted.`
      : 'Each figure says whether it is published, arithmetic or judgment.';
  return `How hard it will be to hire ${names.aTitle}${place.in ? ` ${place.in}` : ''}, what the pay is worth and who competes. ${basis} What is said of the trade is usual in it.`;
}

/** A range without an upper end is not one. */
function findPayRule(
  rules: Source['market']['rules'],
  pay: Source['brief']['pay'],
): { text: string; source: string; checked: string } | null {
  if (pay && pay.min !== null && pay.max !== null) return null;
  const rule = rules.find(({ kind, status }) => kind === 'pay-range' && status === 'in force');
  return rule ? { text: rule.text, source: rule.source, checked: rule.checked } : null;
}
