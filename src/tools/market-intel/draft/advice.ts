import { getPool, listNeighbors } from '#plan/search/pool.ts';
import { isHeading } from '#plan/wording/is-heading.ts';
import { listOtherSites } from '#plan/search/search-places.ts';
import { sayFormOfPay } from '#plan/contract/deciding-terms.ts';
import { makePlan } from '#plan/plan.ts';
import { nameWish } from '#plan/demands/name-wish.ts';
import { listNice, listPreferred } from '#plan/demands/requirements.ts';
import type { Source } from '#plan/source.ts';
import { lowerFirst } from '#writing/casing.ts';
import { sayDate } from '#writing/dates.ts';
import { isGlued } from '#writing/glued.ts';
import { joinList } from '#writing/list.ts';
import { sayLowerHalf } from '../figures/level-of-pay.ts';
import { findPlanningBand } from '../figures/planning-band.ts';
import type { MarketFigures } from '../figures.ts';
import { fitsPost } from './fits-post.ts';
import type { MarketWriting } from '../writing.ts';
import { listAskedNext, listCompared } from './left-out.ts';
import { pullLevers } from './own-levers.ts';
import { listStrains } from './strains/list-strains.ts';

const shown = 4;
/** Of what is usual in the trade. */
const usualShown = 2;
/** Of what this offer itself asks for. */
const ownShown = 2;

type Lever = NonNullable<MarketFigures['difficulty']['lever']>;

/** What would have to change, as the subject of a sentence. */
const levers: Record<Lever['id'], (detail: string) => string> = {
  'a range around the median': (amount) => `A range with the median, ${amount}, in its middle`,
  'the median': (amount) => `Paying the median, ${amount},`,
  'a range': () => 'A published range around the median',
  'any range': () => 'A published pay range',
  'special demands': (detail) =>
    /^\d+$/.test(detail)
      ? `Making the ${detail} special requirements preferred instead of required`
      : `Making "${detail.replace(/"/g, "'")}" preferred instead of required`,
  years: (years) => `Asking for ${years === '1' ? 'a year' : `${years} years`}`,
  'days from home': () => 'Some days from home',
};

/** The change that the score shows, else what the text could still say: that moves people, if not the sum. */
export function explainLever(
  source: Source,
  { difficulty: { lever, score }, payRule }: MarketFigures,
): string {
  if (lever) {
    // The median of all levels is no middle for a post of the first ones.
    const id = lever.id === 'a range' && sayLowerHalf(source) !== null ? 'any range' : lever.id;
    return `The lever: ${lowerFirst(levers[id](lever.detail))} would bring ${score} down to ${lever.score}.`;
  }
  const open = [...listCompared(source, payRule !== null), ...listAskedNext(source)].slice(0, 2);
  return open.length > 0
    ? `A shorter list of requirements would barely move the score. What the text leaves open matters more: state ${joinList(open)}.`
    : 'A shorter list of requirements would barely move the score. Speed does more: a first call within two working days of a reply.';
}

/** A question settles nothing. */
const isAdvice = ({ recommendation }: { recommendation: string }): boolean =>
  !recommendation.includes('?');

/** This job's own next steps, then what works in the trade. */
export function adviseSearch(source: Source): MarketWriting['recommendations'] {
  const { drawer } = makePlan(source);
  const usual = drawer.market.advice
    .filter(fitsPost(source))
    .map(({ title, text }) => ({ title, recommendation: text }));
  const found = [
    ...settleFirst(source),
    ...listStrains(source)
      .flatMap(({ advice }) => advice ?? [])
      .slice(0, ownShown),
    ...pullLevers(source).slice(0, ownShown),
    ...lookNextDoor(source),
    ...lookAround(source),
    ...sayWishes(source),
    ...usual.filter(isAdvice).slice(0, usualShown),
  ];
  return (found.length < fewest ? [...found, ...ofAnySearch] : found).slice(0, shown);
}

const fewest = 2;
/** Right for every search, where neither the text nor the trade asks for more. */
const ofAnySearch: MarketWriting['recommendations'] = [
  {
    title: 'Answer within one working day',
    recommendation: 'Agree who replies to applicants, and keep two slots a week free for calls.',
  },
  {
    title: 'Count before you widen',
    recommendation: 'Note the hits of the first search before a requirement or a channel changes.',
  },
];

/** The first thing to settle before anything is published, as something to do. */
function settleFirst(source: Source): MarketWriting['recommendations'] {
  const { pay, observations, timeline } = makePlan(source);
  const day = sayDate(timeline.decisions, source.brief.place.country);
  if (!pay.stated && sayFormOfPay(source.brief) === null)
    return [
      {
        title: 'Name the pay',
        recommendation: `Get the range from HR by ${day} and publish it.${sayMeanwhile(source)}`,
      },
    ];
  const first = observations.find(
    ({ title, mend, isRisk }) =>
      isRisk && !mend.includes('?') && !/\bdemands$|required in one line/.test(title),
  );
  return first
    ? [{ title: `Settle by ${day}`, recommendation: `${first.title}. ${first.mend}` }]
    : [];
}

/** What to reckon with until then. */
const sayMeanwhile = (source: Source): string =>
  findPlanningBand(source) ? ' If you do not get one, plan with the band under Compensation.' : '';

/** Where the search goes, by the towns from which people come. */
function lookAround(source: Source): MarketWriting['recommendations'] {
  const { search, place } = makePlan(source);
  const [, ...others] = search.places;
  const sites = listOtherSites(source.brief);
  const near = others.filter((name) => !sites.includes(name));
  if (place.town === null || source.brief.workType === 'remote' || near.length < 2) return [];
  return [
    {
      title: 'Search where people live',
      recommendation: `Search ${joinList(near)} as well as ${joinList([place.town, ...sites])}; ask everyone how they would travel to work.`,
    },
  ];
}

const longestWish = 10;

/** What the job only wishes for keeps people away until it says so. */
function sayWishes({ brief }: Source): MarketWriting['recommendations'] {
  const wish = [...listPreferred(brief), ...listNice(brief)]
    .map(nameWish)
    .find((text) => text.split(/\s+/).length <= longestWish && !isGlued(text) && !isHeading(text));
  if (!wish) return [];
  return [
    {
      title: 'Keep preferred separate from required',
      recommendation: `Write that people without this may apply: "${wish.replace(/"/g, "'")}".`,
    },
  ];
}

/** Half of the pool with another title makes the search one for neighbors. */
const mostlyNeighbors = 0.5;

function lookNextDoor(source: Source): MarketWriting['recommendations'] {
  const pool = getPool(source);
  // Whoever is only counted as related does other work; those who usually come from next door do not.
  const neighbors = listNeighbors(source)
    .filter(({ reason }) => reason !== 'related')
    .slice(0, 2);
  if (!pool || neighbors.length === 0 || pool.winnable === 0) return [];
  const share = (pool.winnable - pool.direct.count) / pool.winnable;
  if (share < mostlyNeighbors) return [];
  return [
    {
      title: 'Search beyond the title',
      recommendation: `Related occupations are the larger pool: ${neighbors.map(({ title }) => title).join('; ')}. Write to them from week 1 on.`,
    },
  ];
}
