import { findState } from '#market/places/us-states.ts';
import type { Brief } from '#shared/brief.ts';
import {
  findApprenticeWage,
  findMinimumWage,
  hasCityWage,
  type MinimumWage,
} from './minimum-wages.data.ts';

type Told = Pick<Brief, 'title' | 'pay' | 'place' | 'payTerms' | 'facts'>;

const apprentice = /\bapprentice(?:ship)?\b/i;
const learner = /\b(?:intern(?:ship)?|trainee|working student|volunteer|work experience)\b/i;
/** Rates by age or by year of training are lawful below the one of adults. */
const byAge =
  /\b(?:under|over|aged?|ages) (?:1[5-9]|2[0-5])\b|\b1[5-9] ?(?:-|–|to) ?(?:1[7-9]|20|2[0-2])(?: ?-?year)?s?\b(?! hours)|\byouth rate\b|\b(?:1st|first|2nd|second) year (?:rate|of (?:the )?apprentice)/i;
/** The employer may count tips against the wage in most states. */
const tipped = /\btips?\b|\btipped\b|\bgratuit(?:y|ies)\b|\bservice charge\b/i;
/** Sums that are not paid for the hours named beside them. */
const notWhole =
  /\bpro[- ]?rata(?:ed)?\b|\bFTE\b|\bterm[- ]time\b|\bcommissions?\b|\bOTE\b|\bstipend\b|\bsleep[- ]?in\b/i;

/** The least for an hour that holds for whoever is hired, by place and by whether they are apprentices. */
export const findLeastWage = ({
  title,
  place,
}: Pick<Brief, 'title' | 'place'>): MinimumWage | null =>
  apprentice.test(title.given)
    ? findApprenticeWage(place.country)
    : findMinimumWage(place.country, findState(place.resolved?.state ?? '')?.code);

/** What an hour is paid at the least: as stated, or from a sum and the hours stated with it. */
export function findLowestHour({ pay }: Pick<Brief, 'pay'>): number | null {
  if (!pay || pay.period === 'mile') return null;
  return pay.period === 'hour' ? (pay.min ?? pay.max) : (pay.hourly?.min ?? null);
}

export interface BelowMinimum {
  /** What is paid for an hour, as stated or by arithmetic. */
  hour: number;
  isStatedByHour: boolean;
  least: MinimumWage;
}

/**
 * Pay that the law of the place does not allow for an adult. Null where it is not known for certain: hours that nobody
 * stated, rates by age, tips that count towards the wage, and whoever still learns the work.
 */
export function findBelowMinimum(brief: Told): BelowMinimum | null {
  const { pay, title, place, payTerms, facts } = brief;
  const least = findLeastWage(brief);
  const hour = findLowestHour(brief);
  if (!pay || !least || hour === null || pay.currency !== least.currency) return null;
  const isStatedByHour = pay.period === 'hour';
  if (!isStatedByHour && pay.weeklyHours?.from !== 'stated') return null;
  if (hour >= least.hourly || learner.test(title.given)) return null;
  // A lower sum than any wage is a part of the pay, or was read wrongly.
  if (hour < lowest * least.hourly) return null;
  if (hasCityWage(place.resolved?.state, place.resolved?.city)) return null;
  const ofPay = [pay.words ?? pay.stated, ...payTerms.map(({ text }) => text)];
  if (ofPay.some((line) => notWhole.test(line) || byAge.test(line))) return null;
  const all = [...ofPay, ...facts.map(({ text }) => text)];
  if (place.country === 'US' && all.some((line) => tipped.test(line))) return null;
  return facts.some(({ text }) => /[$£€]/.test(text) && byAge.test(text))
    ? null
    : { hour: Math.round(100 * hour) / 100, isStatedByHour, least };
}

const lowest = 0.5;
