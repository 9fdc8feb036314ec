import { findSpoken } from '#shared/spoken-of.ts';
import { barsCityWages, findMinimumWage, hasCityWage } from '#market/pay/minimum-wages.data.ts';
import { convertPay } from '#market/pay/periods.ts';
import { findState } from '#market/places/us-states.ts';
import { readWeekOfTimes } from '#market/pay/week-of-times.ts';
import { readWeeklyHours, sayHours, type WeeklyHours } from '#market/pay/weekly-hours.ts';
import { findLeast, findLeastHour } from '#plan/pay/least-pay.ts';
import { findEarnings } from '#plan/pay/earnings.ts';
import { sayFormOfPay } from '#plan/contract/deciding-terms.ts';
import { onTheSpot } from '#plan/place/on-the-spot.ts';
import { makePlan } from '#plan/plan.ts';
import { sayPayCustom } from '#plan/pay/pay-customs.data.ts';
import type { Source } from '#plan/source.ts';
import { isUnderAYear } from '#plan/contract/term.ts';
import { sayTermPay } from '#plan/pay/term-pay.ts';
import { capitalize, stripEnd } from '#writing/casing.ts';
import { listOnce } from '#writing/list.ts';
import { sayMoney, sayRange } from '#writing/money.ts';
import { quote } from '#writing/quote.ts';
import { cutQuote } from '#writing/shorten.ts';
import { findCountry } from './country.ts';
import { listPackage, saySteps } from './set-range.ts';

type StatedPay = NonNullable<Source['brief']['pay']>;

const partOfAWeek = 24;
const weeks = 52;

/** Where no table applies: the advertisement's own figures by hour and year, and what part of a week would make. */
export function listArithmetic(source: Source): Record<string, string> {
  return { ...listOwnFigures(source), ...sayMinimum(source) };
}

/** The least that the law allows, or where to look it up. */
export function sayMinimum(source: Source): Record<string, string> {
  const least = findLeast(source, makePlan(source).timeline.start.day);
  if (!least) return { ...sayFloor(source), ...checkMinimum(source) };
  const hour = findLeastHour(source);
  const { country } = source.brief.place;
  return {
    'Legal minimum': `${least.row}${country === 'US' && hour !== null ? warnOfCity(source, hour) : ''}`,
  };
}

const usualWeek = 40;
/** From here on an occupation asks for a degree (O*NET job zones). */
const professions = 4;

/** Where no pay is stated and no table is quoted: what a full year costs at least, as a floor and no guide. */
function sayFloor(source: Source): Record<string, string> {
  const { pay, hours } = source.brief;
  const country = findCountry(source);
  const least = country === 'US' || pay !== null ? null : findMinimumWage(country);
  const { drawer } = makePlan(source);
  // Of a profession or of whoever leads an office the floor says nothing.
  const { demands } = source.market.difficulty.input;
  const isNear =
    onTheSpot.has(drawer.kind) ||
    (demands.level == null && (source.market.profile.jobZone ?? 0) < professions);
  if (!least || drawer.isForBeginners || !isNear) return {};
  const said = hours?.text ?? '';
  const week = readWeeklyHours({ said: [said], pay: [], country });
  const count = week && week.min === week.max ? week.min : usualWeek;
  const year = Math.round(convertPay(least.hourly, 'hour', 'year', count));
  return {
    'Legal floor, a full year': `${sayMoney(year, least.currency)} (${sayMoney(least.hourly, least.currency)} x ${count} hours x ${weeks} weeks, rate since ${least.since}) [check ${least.source}]; a floor, not what others pay`,
  };
}

/** Up to here an hourly rate of the United States may lie near the minimum of a state or city. */
const nearMinimum = 20;

/** So much above the minimum nobody mistakes the pay for it. */
const wellAbove = 1.15;

/** How a rate stands to the least that the law allows. */
function compareWithMinimum(hour: number, least: number, said: string): string {
  if (hour < least)
    return `${said} lies below it. Ask what the rate really is before anything is posted: nobody may be paid less than the law says`;
  if (hour < least * wellAbove)
    return `${said} is hardly more, and the minimum may rise before the start`;
  return `${said} lies well above it`;
}

/** "the lowest pay here, $39,500 a year or $18.99 an hour,": whoever reads "$18.99" finds it nowhere in the text. */
function sayLowest({ brief: { pay } }: Source, hour: number): string {
  const hourly = `${sayMoney(hour)} an hour`;
  const low = pay?.min ?? pay?.max ?? null;
  if (pay === null || low === null || pay.period === null || pay.period === 'mile') return hourly;
  return pay.period === 'hour'
    ? `the lowest pay here, ${hourly},`
    : `the lowest pay here, ${sayMoney(low)} a ${pay.period} or about ${hourly},`;
}

/** What the law asks for; where no rate of the state is kept, what to look up. */
function checkMinimum(source: Source): Record<string, string> {
  const { pay, place } = source.brief;
  const hour = pay?.period === 'hour' ? (pay.min ?? pay.max) : (pay?.hourly?.min ?? null);
  if (place.country !== 'US' || pay?.currency !== 'USD' || hour === null || hour > nearMinimum)
    return {};
  const state = findState(place.resolved?.state ?? '');
  const least = state ? findMinimumWage('US', state.code) : null;
  if (state && least)
    return {
      'Legal minimum': `${sayMoney(least.hourly)} an hour in ${state.name}${barsCityWages(state.code) ? ', the federal rate; its law lets no city set a higher one for private employers' : ''}: ${compareWithMinimum(hour, least.hourly, sayLowest(source, hour))} [check ${least.source}]${warnOfCity(source, least.hourly)}`,
    };
  return {
    'Legal minimum': `Set by state and some cities, often raised on January 1: check ${sayMoney(hour)} against the rate for ${place.resolved?.city ?? 'the place of work'} on the day of the start (dol.gov, state minimum wage laws)`,
  };
}

/** Whoever lives in a city with a higher minimum compares with that. */
function warnOfCity(source: Source, least: number): string {
  const { resolved } = source.brief.place;
  if (hasCityWage(resolved?.state, resolved?.city)) return '';
  const city = makePlan(source).search.places.find(
    (name) => name !== resolved?.city && hasCityWage(resolved?.state, name),
  );
  return city
    ? `. ${city} has a minimum of its own above ${sayMoney(least)}: people from there compare with that first`
    : '';
}

function listExample(brief: Source['brief']): Record<string, string> {
  const example = findEarnings(brief)?.example ?? null;
  return example === null
    ? {}
    : {
        "The employer's example": `${quote(stripEnd(example))}: no pay, and before own costs and tax`,
      };
}

function listOwnFigures(source: Source): Record<string, string> {
  const { brief } = source;
  const { pay } = brief;
  const custom = sayPayCustom(findCountry(source));
  const form = sayFormOfPay(brief);
  if (form !== null && (!pay || (pay.min === null && pay.max === null)))
    return {
      Pay: form,
      ...listExample(brief),
      'To compare': 'What people in the post earned in their first year, from the employer itself',
    };
  if (!pay || (pay.min === null && pay.max === null))
    return {
      ...(source.market.nearest ? {} : { 'How to set it': saySteps(source) }),
      ...(custom ? { 'Usually compared': capitalize(custom) } : {}),
      ...listPackage(source),
    };
  const { period } = pay;
  const isEarned = findEarnings(brief)?.isExpected === true;
  if (period === null || period === 'mile') return { 'As advertised': pay.stated };
  const label = period.charAt(0).toUpperCase() + period.slice(1);
  return {
    [`${label}, as advertised`]: sayRange(pay, pay.currency),
    ...(isUnderAYear(brief) ? {} : sayLakh(pay)),
    ...(isEarned
      ? { 'What it is': 'Expected earnings with commission, not fixed pay; no year is made of it' }
      : isUnderAYear(brief)
        ? ofTerm(brief)
        : otherPeriod(pay, brief)),
    ...(custom ? { 'Usually compared': capitalize(custom) } : {}),
    ...(offersPartOfAWeek(brief) ? partTime(pay) : {}),
  };
}

/** Of a job that ends within the year, the whole of it and no year. */
function ofTerm(brief: Source['brief']): Record<string, string> {
  const whole = sayTermPay(brief);
  return whole ? { 'Whole term': whole } : {};
}

const rupeesOfLakh = 100_000;

/** "2.4 to 3 lakh": how a yearly pay is said in India. */
function sayLakh({ currency, annual }: StatedPay): Record<string, string> {
  if (currency !== 'INR' || !annual) return {};
  const said = listOnce(
    [annual.min, annual.max].flatMap((sum) =>
      sum === null ? [] : [String(Math.round((100 * sum) / rupeesOfLakh) / 100)],
    ),
  );
  return said.length > 0 ? { 'In lakh a year': said.join(' to ') } : {};
}

/** Where the hours are said, in whatever words, an example of other hours would mislead. */
const offersPartOfAWeek = ({ employmentType, hours, facts, title }: Source['brief']): boolean =>
  !/\d ?(?:hours|hrs)\b/i.test(hours?.text ?? '') &&
  [employmentType?.text, hours?.text, title.given, ...facts.map(({ text }) => text)].some((text) =>
    /part[- ]time|teilzeit|temps partiel|tiempo parcial/i.test(text ?? ''),
  );

/** The times may add up to a week; only the breaks are then open. */
const quotedWords = 14;

function sayWeek(brief: Source['brief']): string {
  const week = readWeekOfTimes(brief.hours?.text ?? '');
  const said = findSpoken(brief, 'week', 'hours');
  return week
    ? `${week.hours} by the stated times, breaks included; which of them are paid is open [confirm]`
    : said === null
      ? 'Not stated [confirm]; no hourly or yearly sum without'
      : `${quote(cutQuote(said, quotedWords))} [which of them are paid: confirm]`;
}

function otherPeriod(pay: StatedPay, brief: Source['brief']): Record<string, string> {
  const { weeklyHours: hours, period, currency, annual, hourly } = pay;
  const basis = hours
    ? `${sayHours(hours)} hours x ${weeks} weeks${hours.from === 'pay' ? ', which the two advertised figures give [confirm]' : ''}`
    : null;
  const year = period === 'month' ? '12 months' : period === 'week' ? '52 weeks' : basis;
  return {
    ...(period !== 'year' && annual ? { Year: `${sayRange(annual, currency)} (${year})` } : {}),
    // A salary by the year is paid for the post, and nobody said for how many hours.
    ...(period !== 'hour' && hourly && !(period === 'year' && hours?.from === 'usual')
      ? { Hour: `${sayRange(hourly, currency)} (${basis})` }
      : {}),
    ...(basis ? {} : { 'Hours a week': sayWeek(brief) }),
  };
}

function partTime(pay: StatedPay): Record<string, string> {
  const hour = pay.period === 'hour' ? (pay.min ?? pay.max) : (pay.hourly?.min ?? null);
  if (hour === null || isPart(pay.weeklyHours)) return {};
  const sum = Math.round(convertPay(hour, 'hour', 'year', partOfAWeek));
  return {
    [`Part-time example, ${partOfAWeek} hours a week`]: `${sayMoney(sum, pay.currency)} a year (${sayMoney(hour, pay.currency)} x ${partOfAWeek} x ${weeks})`,
  };
}

const isPart = (hours: WeeklyHours | null): boolean => hours !== null && hours.max < 35;

/** A year of the middle of an hourly range, where the hours of a week are known. */
export function sayExample({ brief, market }: Source): string | null {
  const { pay } = brief;
  const hours = pay?.weeklyHours;
  if (isUnderAYear(brief) || findEarnings(brief)) return null;
  if (!pay || pay.period !== 'hour' || !hours || !market.payRow || hours.min !== hours.max)
    return null;
  const low = pay.min ?? pay.max;
  const high = pay.max ?? pay.min;
  if (low === null || high === null) return null;
  const middle = Math.round(((low + high) / 2) * 100) / 100;
  const sum = Math.round(convertPay(middle, 'hour', 'year', hours.min));
  return `Worked example: ${sayMoney(middle, pay.currency)} x ${hours.min} hours x ${weeks} weeks = ${sayMoney(sum, pay.currency)} a year, overtime and bonus not counted`;
}
