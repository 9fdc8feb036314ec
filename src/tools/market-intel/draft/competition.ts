import { listFacts, ownWords } from '#plan/own-words.ts';
import { makePlan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { isTrifle } from '#plan/trifles.ts';
import { listOnce } from '#writing/list.ts';
import { quote } from '#writing/quote.ts';
import type { MarketFigures } from '../figures.ts';
import type { MarketWriting } from '../writing.ts';

const shortPoint = 14;

/** What the job states in its favor, in its own words, the pay first where it stands above the median. */
function listStrengths(source: Source): string[] {
  const { sellingPoints, pay } = makePlan(source);
  const told = listFacts(source.brief, { kinds: ['benefit'] }).map(ownWords);
  const points = listOnce([...sellingPoints, ...told])
    .filter((point) => point.split(/\s+/).length <= shortPoint)
    .toSorted((a, b) => Number(isTrifle(a)) - Number(isTrifle(b)))
    .map((point) => `"${point.replace(/"/g, "'")}"`);
  return [...(pay.standing === 'above' && pay.spoken ? [pay.spoken] : []), ...points].slice(0, 2);
}

/** Who competes, and what this job states that it can set against them. */
export function explainCompetition(source: Source): string[] {
  const { names, drawer, isTrade } = makePlan(source);
  const { city } = names;
  const strengths = listStrengths(source);
  return [
    `These employers want the same ${isTrade ? drawer.plural : 'people'}${city ? ` around ${city}` : ''}; count their live advertisements on day one, with the date.`,
    strengths.length > 0
      ? `The job can set against them: ${strengths.join('; ')}.`
      : 'Nothing is stated yet to set against them: add what the team says made them stay.',
  ];
}

/** What somebody is drawn by, and which of the job's own offers speak of the same. */
const matters: readonly RegExp[] = [
  /\b(?:pay|rates?|salary|wages?|bonus\w*|sign-?on|money|raise|checks?|commission|equity|shares|earn\w*)\b/i,
  /\b(?:hours|weekdays?|weekends?|nights?|shifts?|schedules?|rotas?|daytime|evenings?|days off|time off|leave|vacation|holidays?|PTO|flexib\w+|home office|remote|hybrid|from home)\b/i,
  /\b(?:pension|401\s?\(?k|retirement|insurance|medical|health|dental|benefits|security|permanent|sick pay)\b/i,
  /\b(?:titles?|ladders?|training|courses?|career|promot\w+|advance\w*|development|tuition|qualification|apprentice\w*|mentor\w*|learn\w*)\b/i,
  /\b(?:machines?|equipment|technology|tools|vehicle|truck|car|software|digital)\b/i,
  /\b(?:colleagues?|team|crew|people they know|family|community)\b/i,
];

const shortest = 2;

/** For each rival the offer of this job that meets what it draws with; each offer is used once. */
function matchOffers(source: Source, draws: readonly string[]): (string | null)[] {
  const { sellingPoints, pay } = makePlan(source);
  const told = listFacts(source.brief, { kinds: ['benefit'] }).map(ownWords);
  const left = listOnce([
    ...(pay.standing === 'above' || pay.standing === 'around' ? [pay.spoken ?? ''] : []),
    ...sellingPoints,
    ...told,
  ]).filter((offer) => {
    const words = offer.split(/\s+/).length;
    return words >= shortest && words <= longestOffer && !isTrifle(offer) && !/[:.!?]/.test(offer);
  });
  return draws.map((draw) => {
    const wanted = matters.filter((matter) => matter.test(draw));
    const found = left.find((offer) => wanted.some((matter) => matter.test(offer)));
    const isPay = pay.spoken !== null && matters[0]!.test(draw) && left.includes(pay.spoken);
    const offer = isPay ? pay.spoken : found;
    if (!offer) return null;
    left.splice(left.indexOf(offer), 1);
    return offer;
  });
}

const longestOffer = 9;

/** What names that everybody knows draw people with. */
const ofLarge = {
  draw: 'A known name, set pay bands, training and other sites to move to',
  counter: 'Lay two of their live advertisements beside this one: pay, hours and journey.',
};

export function answerCompetitors(
  source: Source,
  { competitors }: MarketFigures,
): MarketWriting['competitors'] {
  const { drawer, pay } = makePlan(source);
  const known = competitors.map(({ name }) => drawer.rivals.find(({ kind }) => kind === name));
  const offers = matchOffers(
    source,
    known.map((rival) => rival?.draw ?? ofLarge.draw),
  );
  return competitors.map(({ name }, i) => {
    const rival = known[i];
    const offer = offers[i];
    const own = offer ? (offer === pay.spoken ? offer : quote(offer)) : null;
    return {
      name,
      draw: rival?.draw ?? ofLarge.draw,
      counter: own
        ? `${rival?.counter ?? ofLarge.counter} Set against it: ${own}.`
        : (rival?.counter ?? ofLarge.counter),
    };
  });
}
