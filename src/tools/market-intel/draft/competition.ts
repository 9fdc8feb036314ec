import { isSpokenOf } from '#shared/spoken-of.ts';
import { sayOptionalDays } from '#plan/hours/home-days.ts';
import { listOwnOffers } from '#plan/offers/own-offers.ts';
import { findPride } from '#plan/employer/own-pride.ts';
import { makePlan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { quote } from '#writing/quote.ts';
import type { MarketFigures } from '../figures.ts';
import { listStrengths } from '#plan/rivals/strengths.ts';
import { listRivals } from '#plan/rivals/list-rivals.ts';
import type { MarketWriting } from '../writing.ts';

const shownStrengths = 3;

/** Who competes, and what this job states that it can set against them. */
export function explainCompetition(source: Source): string[] {
  const { city } = makePlan(source).names;
  const offers = listWeapons(source).slice(0, shownStrengths);
  return [
    `Count their live advertisements${city ? ` around ${city}` : ''} on day one, with the date.`,
    offers.length > 0
      ? `What this job offers instead: ${offers.join('; ')}.`
      : sayStrengths(source),
  ];
}

/** Days from home stand first: they are what most rivals cannot match at once. */
function listWeapons(source: Source): string[] {
  const days = sayOptionalDays(source.brief);
  const offers = listOwnOffers(source);
  return days === null || offers.some((offer) => offer.includes('from home'))
    ? offers
    : [days, ...offers];
}

/** Where no benefit is offered, what the advertisement says of the work, its size and its people. */
function sayStrengths(source: Source): string {
  const pride = findPride(source);
  const strengths = listStrengths(source);
  if (strengths.length > 0)
    return `What this job offers instead, in its own words: ${strengths.map(quote).join('; ')}.`;
  return pride === null
    ? isSpokenOf(source.brief, 'benefits')
      ? 'Ask two people on the team what made them stay, and add that.'
      : 'The advertisement names no benefit: ask two people on the team what made them stay, and add that.'
    : `What this job offers instead, as the employer says: ${quote(pride)}.`;
}

/** What somebody is drawn by, and which of the job's own offers speak of the same. */
const matters: readonly RegExp[] = [
  /\b(?:pay|rates?|salary|wages?|bonus\w*|sign-?on|money|raise|checks?|commission|equity|shares|earn\w*)\b/i,
  /\b(?:hours|weekdays?|weekends?|nights?|shifts?|schedules?|rotas?|daytime|evenings?|days off|time off|leave|vacation|holidays?|PTO|flexib\w+|home office|remote|hybrid|from home)\b/i,
  /\b(?:nearer|closer|commut\w+|journey|from home|hybrid|parking|mileage|relocation)\b/i,
  /\b(?:pension|401\s?\(?k|retirement|insurance|medical|health|dental|benefits|security|permanent|sick pay)\b/i,
  /\b(?:titles?|ladders?|training|courses?|career|promot\w+|advance\w*|development|tuition|qualification|apprentice\w*|mentor\w*|learn\w*)\b/i,
  /\b(?:machines?|equipment|technology|tools|vehicle|van|fuel card|truck|car|software|digital)\b/i,
  /\b(?:colleagues?|team|crew|people they know|family|community)\b/i,
  /\b(?:names?|famous|variety|projects?|responsib\w+|scope|decides?|founders?|CEO|strategy|roadmap|end[- ]to[- ]end|from scratch)\b/i,
];

/** For each rival the offer of this job that meets what it draws with; each offer is used once. */
function matchOffers(source: Source, draws: readonly string[]): (string | null)[] {
  const left = [...listWeapons(source), ...listStrengths(source).map(quote)];
  return draws.map((draw) => {
    const wanted = matters.filter((matter) => matter.test(draw));
    const offer = left.find((text) => wanted.some((matter) => matter.test(text)));
    if (!offer) return null;
    left.splice(left.indexOf(offer), 1);
    return offer;
  });
}

export function answerCompetitors(
  source: Source,
  { competitors }: MarketFigures,
): MarketWriting['competitors'] {
  const known = listRivals(source);
  const offers = matchOffers(
    source,
    known.map(({ draw }) => draw),
  );
  return competitors.map(({ name }, i) => {
    const { draw = '', counter = '' } = known[i] ?? {};
    const own = offers[i];
    return { name, draw, counter: own ? `Set against it: ${own}. ${counter}` : counter };
  });
}
