import { nameInText } from '#market/places/countries.ts';
import { makePlan } from '#plan/plan.ts';
import { onTheSpot } from '#plan/on-the-spot.ts';
import { getPool } from '#plan/pool.ts';
import type { Source } from '#plan/source.ts';
import { joinList } from '#writing/list.ts';
import { findEmployers } from './figures/employers.ts';
import { describeDifficulty } from './figures/difficulty.ts';
import { describePay } from './figures/pay.ts';
import { describePool, isAbroad } from './figures/pool.ts';
import { listSources } from './figures/sources.ts';
import { describeTiming } from './figures/timing.ts';

/** What a rival is that the job itself names. */
export const namedType = 'Named in the job';
/** As many as the score counts. */
const shownRivals = 4;
/** More than these stand in one row: nothing different is known of them. */
const namedApart = 2;

export function computeMarketFigures(source: Source) {
  const { brief, market } = source;
  const { drawer } = makePlan(source);
  return {
    toolDescription: describeTool(source),
    difficulty: describeDifficulty(source),
    candidatePoolInsights: describePool(source),
    compensation: describePay(source),
    competitors: [
      ...nameRivals(market.competitors).map((name) => ({ name, type: namedType })),
      // Whoever names rivals knows them better than a list does.
      ...(market.competitors.length > 0 ? [] : listLarge(source)),
      ...drawer.rivals.slice(0, shownRivals).map(({ kind }) => ({ name: kind, type: 'By kind' })),
    ],
    /** A rule of the place on pay in advertisements, where this one does not meet it. */
    payRule: findPayRule(market.rules, brief.pay),
    timing: describeTiming(source),
    urgencyLevel: brief.urgency ?? 'Not stated [confirm]',
    sourceCredibility: listSources(source),
  };
}
export type MarketFigures = ReturnType<typeof computeMarketFigures>;

/** More than this nobody looks up. */
const shownEmployers = 6;

/** From this many people around on, the offices of large employers are likely among them. */
const largeCity = 2_000_000;

/** Large employers of the trade in the country, where the trade names some; never the employer itself. */
function listLarge(source: Source): { name: string; type: string }[] {
  const { brief, market } = source;
  const { drawer, names } = makePlan(source);
  const country = brief.place.country ?? market.assumedCountry ?? null;
  // Shops, clinics and depots are everywhere; head offices stand in large cities.
  const near = getPool(source)?.match.peopleNear ?? 0;
  if (!onTheSpot.has(drawer.kind) && near < largeCity) return [];
  const own = names.employer.toLowerCase();
  const found = findEmployers(drawer, country)
    .filter((name) => !own.includes(name.toLowerCase()) && !name.toLowerCase().includes(own))
    .slice(0, shownEmployers);
  if (found.length === 0 || country === null) return [];
  return [
    {
      name: joinList(found),
      type: `Large employers of such people in ${nameInText(country)}; check which of them hire ${names.city ? `near ${names.city}` : 'near the job'}`,
    },
  ];
}

function nameRivals(names: readonly string[]): string[] {
  return names.length <= namedApart ? [...names] : [joinList(names)];
}

function describeTool(source: Source): string {
  const { names, place } = makePlan(source);
  const basis = isAbroad(source)
    ? 'Figures are the advertisement’s own; where to check them is named.'
    : 'Published figures carry their source.';
  const search = [names.headline, place.label].filter(Boolean).join(', ');
  return `${search}: how hard the search is and what to do about it. ${basis} What is said of the trade is usual in it.`;
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
