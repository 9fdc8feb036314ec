import { hasOffHours } from '#market/difficulty/off-hours.ts';
import { listFacts } from '#plan/own-words.ts';
import { isNightWork } from '#plan/letters/night-work.ts';
import { hasNoBenefits } from '#plan/no-benefits.ts';
import { findOpenCondition } from '#plan/open-condition.ts';
import { makePlan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { daysBetween } from '#writing/day.ts';
import { stripEnd } from '#writing/casing.ts';
import { quote } from '#writing/quote.ts';
import { cutQuote } from '#writing/shorten.ts';

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

/** Nights that are slept in a hotel are no night work; they count as travel. */
const isAway =
  /\baway\b|\bhotel\b|\bnights? (?:per|a|each) week\b|\bovernight (?:stays?|travel)\b/i;

function listTerms(source: Source): Term[] {
  const { brief } = source;
  const plan = makePlan(source);
  const { pay, timeline, stated, steps, gates, hardest } = plan;
  const open = findOpenCondition(source, plan);
  const { score: difficulty } = source.market.difficulty;
  const wait = daysBetween(timeline.accept.day, timeline.start.day);
  const schedule = [
    ...listFacts(brief, { kinds: ['schedule'] }).map(({ text }) => text),
    brief.hours?.text ?? '',
  ];
  const isOff =
    schedule.some((text) => hasOffHours(text) && !isAway.test(text)) || isNightWork(source);
  const terms: (Term | false)[] = [
    {
      points: two(difficulty * 0.02),
      why: `how hard the search is, ${difficulty} of 10 in the market report`,
    },
    open !== null && { points: 0.08, why: `${open} are not stated` },
    isOff && { points: 0.06, why: 'nights, weekends or shifts' },
    !isOff &&
      hardest !== null &&
      !hardest.isDemand &&
      !stated.has('travel') && {
        points: 0.04,
        why: `a hard condition, ${quote(stripEnd(cutQuote(hardest.words, 12)))}`,
      },
    stated.has('travel') && { points: 0.05, why: 'travel or nights away' },
    gates.some(({ kind }) => kind === 'credential') && {
      points: 0.05,
      why: 'papers that have to be checked first',
    },
    steps.stated.length > 3 && {
      points: 0.05,
      why: `${steps.stated.length} steps before an answer`,
    },
    !stated.has('pay') && { points: 0.08, why: 'no pay is stated' },
    pay.standing === 'below' && { points: 0.06, why: 'pay below the median of the occupation' },
    wait > longWait && { points: 0.05, why: `${wait} days between yes and first day` },
    stated.has('pay') && { points: -0.05, why: 'pay is stated' },
    stated.has('benefits') &&
      !hasNoBenefits(brief) && { points: -0.03, why: 'benefits are stated' },
    hasNoBenefits(brief) && { points: 0.03, why: 'not eligible for benefits' },
    brief.workType === 'remote' && { points: -0.03, why: 'nobody has to move' },
    brief.urgency === 'critical' && { points: -0.03, why: 'an urgent search moves fast' },
  ];
  return terms.filter((term) => term !== false);
}
