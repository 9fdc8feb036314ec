import { listDecidingTerms, sayFormOfPay } from '#plan/contract/deciding-terms.ts';
import { listDrawbacks } from '#plan/demands/drawbacks.ts';
import { listOffered } from '#plan/offers/list-offered.ts';
import { hasNoBenefits } from '#plan/offers/no-benefits.ts';
import type { OfferGroup } from '#plan/offers/offer-kind.ts';
import { isOnSiteDesk, isPaidMonthly } from '#plan/letters/minuses.ts';
import { findOpenWeek } from '#plan/letters/open-matters.ts';
import { findPeak } from '#plan/outreach/peaks.data.ts';
import { isBareTraining } from '#plan/letters/say-training.ts';
import { makePlan, type Plan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { daysBetween } from '#writing/day.ts';
import { stripEnd } from '#writing/casing.ts';
import { quote } from '#writing/quote.ts';
import { joinList } from '#writing/list.ts';
import { wholePhrase } from '#writing/whole-phrase.ts';
import { isTravelUnsaid } from './list-silences.ts';
import { nameFirstPaper } from './name-first-paper.ts';
import { forATime, isForStudents, offTimes } from './forecast-sentiment.ts';

const two = (value: number): number => Math.round(value * 100) / 100;

interface Term {
  points: number;
  why: string;
}

/** All terms are planning values of ours; the start and each addition are shown to the reader. */
const start = 0.3;
const longWait = 30;

export interface GhostingForecast {
  start: number;
  terms: Term[];
  score: number;
  level: 'high' | 'moderate' | 'low';
}

/** How likely people are to fall silent, as a sum that anyone can follow. */
export function forecastGhosting(source: Source): GhostingForecast {
  const terms = listTerms(source);
  const sum = terms.reduce((total, { points }) => total + points, start);
  const score = two(Math.min(0.95, Math.max(0.05, sum)));
  return { start, terms, score, level: score > 0.7 ? 'high' : score > 0.4 ? 'moderate' : 'low' };
}

function listTerms(source: Source): Term[] {
  const { brief } = source;
  const plan = makePlan(source);
  const { pay, place, timeline, stated, steps, gates, offers } = plan;
  const open = findOpenWeek(source);
  const { score: difficulty } = source.market.difficulty;
  const peak = findPeak(
    plan.drawer,
    { from: timeline.opens, to: timeline.review },
    {
      title: brief.title.given,
      soc: source.market.nearest?.row.soc ?? null,
      facts: brief.facts,
    },
  );
  const wait = daysBetween(timeline.accept.day, timeline.start.day);
  const drawbacks = listDrawbacks(source).map((text) => text.replace(/ \(".*"\)$/, ''));
  const closed = drawbacks.find((text) => /^residence\b|^no help with moving/i.test(text));
  const times = drawbacks.filter((name) => offTimes.has(name));
  const paper = nameFirstPaper(gates);
  const hard = findHard(source, plan);
  const isTravels = drawbacks.includes('travel');
  const isTravelOpen = isTravelUnsaid(plan, drawbacks);
  const terms: (Term | false)[] = [
    {
      points: two(difficulty * 0.02),
      why: `difficulty ${difficulty} of 10 in the market report`,
    },
    ...listDecidingTerms(brief).map(({ points, drawback }) => ({ points, why: drawback })),
    isTravelOpen && { points: 0.08, why: 'travel, and how much is not stated' },
    open !== null && {
      // Who is away for days asks for those first.
      points: isTravelOpen && open === 'days on site' ? 0.03 : 0.08,
      why: `${open} are not stated`,
    },
    times.length > 0 && { points: 0.06, why: joinList(times) },
    times.length === 0 &&
      hard !== null &&
      !isTravels && { points: 0.04, why: `a condition, ${quote(hard)}` },
    isTravels && !isTravelOpen && { points: 0.05, why: 'travel' },
    isOnSiteDesk(source) && { points: 0.05, why: 'every day on site' },
    isPaidMonthly(source) && { points: 0.04, why: 'payday only once a month' },
    drawbacks.includes('cold calling') && { points: 0.04, why: 'cold calling' },
    brief.conditions.some(({ kind }) => kind === 'clearance') && {
      points: 0.06,
      why: 'clearance is needed before the first day',
    },
    closed !== undefined && { points: 0.05, why: closed },
    // A clearance is counted by itself.
    paper !== null &&
      !/\bclearance\b/i.test(paper) && { points: 0.05, why: `proof has to be shown: ${paper}` },
    steps.stated.length > 3 && {
      points: 0.05,
      why: `${steps.stated.length} steps before an answer`,
    },
    !stated.has('pay') && { points: 0.08, why: 'no pay is stated' },
    brief.employer.name === '' && { points: 0.05, why: 'no employer name was found' },
    place.label === null &&
      brief.workType !== 'remote' && { points: 0.04, why: 'no place of work was found' },
    pay.standing === 'below' && { points: 0.06, why: 'pay below the median of the occupation' },
    peak !== null && { points: 0.04, why: "these weeks fall in the trade's busy season" },
    wait > longWait && { points: 0.05, why: `${wait} days from yes to start` },
    stated.has('pay') && sayFormOfPay(brief) === null && { points: -0.05, why: 'pay is stated' },
    offers.some((offer) => !isBareTraining(offer)) &&
      (saysBenefits(source) || listOffered(source).some(({ group }) => ofBenefits.has(group))) &&
      !hasNoBenefits(brief) && { points: -0.03, why: 'benefits are stated' },
    hasNoBenefits(brief) && { points: 0.03, why: 'not eligible for benefits' },
    brief.workType === 'remote' && { points: -0.03, why: 'nobody has to move' },
    brief.urgency === 'critical' && { points: -0.03, why: 'an urgent search moves fast' },
  ];
  return terms.filter((term) => term !== false);
}

/** A chance to learn, a bonus and days from home are no benefits. */
const ofBenefits: ReadonlySet<OfferGroup> = new Set([
  'time off',
  'health',
  'pension',
  'equipment',
  'everyday',
]);

const saysBenefits = ({ brief }: Source): boolean =>
  brief.facts.some(({ kind, text }) => kind === 'benefit' && /\bbenefits?\b/i.test(text));

const longestCondition = 12;

/** What people must know before they answer, where a whole clause says it; students look for part of a week. */
function findHard(source: Source, { hardest }: Plan): string | null {
  if (hardest === null || hardest.isDemand) return null;
  // Counted by itself.
  const isTerm = listDecidingTerms(source.brief).some(({ words }) =>
    hardest.words.toLowerCase().includes(words.toLowerCase()),
  );
  if (isTerm) return null;
  if (isForStudents(source) && forATime.test(hardest.words)) return null;
  return wholePhrase(stripEnd(hardest.words), longestCondition);
}
