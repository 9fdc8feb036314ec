import { convertPay, payConversionNote } from '#market/pay/periods.ts';
import { readWeeklyHours, sayHours, type WeeklyHours } from '#market/pay/weekly-hours.ts';
import type { Brief } from '#shared/brief.ts';
import type { Pay } from '#shared/parsed-job.ts';
import type { Found } from '#shared/reading.ts';
import { makeFieldUnits } from '../fields/field-unit.ts';
import { localCurrency } from '../fields/pay/local-currency.ts';
import { readPay } from '../fields/pay/read-pay.ts';
import { citeIn, fieldAt, isAnswer, type JobDocument } from './job-document.ts';
import { readPayTiers } from './pay-tiers.ts';
import { readPayWords } from './pay-words.ts';

type BriefPay = Brief['pay'];

const sure = 0.5;

/** The pay a person answered or typed first; a figure elsewhere in the job counts when the field has none. */
export function readJobPay(
  document: JobDocument,
  country: string | null,
  read: Found<Pay> | null,
  saidOfHours: readonly string[],
): BriefPay {
  const { text, units } = document;
  const typed = units.filter(({ start }) => fieldAt(document, start)?.field === 'salaryRange');
  const [said] = read?.evidence ?? [];
  const answered = said && isAnswer(document, said) ? read : null;
  const found =
    answered ??
    readPay({ units: makeFieldUnits(typed), text, language: null, country }) ??
    (read && read.confidence >= sure ? read : null);
  const source = citeIn(document, found?.evidence[0]);
  if (!found || source?.from !== 'job') return null;
  const { min, max, currency, period } = found.value;
  const weeklyHours = readWeeklyHours({
    said: saidOfHours.map(halveFortnights),
    pay: units.map((unit) => unit.text).filter((said) => names(said, min ?? max)),
    country,
  });
  const lines = units.filter((unit) => !typed.includes(unit)).map((unit) => unit.text);
  const bounds = [min, max].filter((amount) => amount !== null);
  return {
    stated: (source.field === 'salaryRange' ? typed[0]?.text : undefined) ?? trimEnd(source.quote),
    words: (min === max ? null : readPayTiers(lines, bounds)) ?? readPayWords(lines, bounds),
    min,
    max,
    // "128-152k" is paid in the money of the place.
    currency: currency ?? localCurrency(country),
    period,
    ...normalize(found.value, weeklyHours),
    weeklyHours,
    source,
  };
}

/** The full stop of a sentence is none of the pay. */
const trimEnd = (quote: string): string => quote.replace(/(?<=[\p{L}\d])[.;,]$/u, '');

/** "76 hours per fortnight" as hours a week, which is how pay is counted. */
const halveFortnights = (text: string): string =>
  text.replace(
    /\b(\d{1,3}(?:\.\d{1,2})?) ?(?:hours?|hrs?) (?:per|a|each) fortnight\b/gi,
    (_, hours: string) => `${Number(hours) / 2} hours per week`,
  );

/** Whether a text states the amount, however it is written. */
const names = (text: string, amount: number | null): boolean =>
  (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).some(
    (digits) => Number(digits.replace(/,/g, '')) === amount,
  );

type Normalized = Pick<NonNullable<BriefPay>, 'hourly' | 'annual' | 'conversion'>;

const cents = (amount: number): number => Math.round(amount * 100) / 100;

/** The same pay by the hour and by the year, with a word on how; what cannot be converted stays what it is. */
function normalize({ min, max, period }: Pay, hours: WeeklyHours | null): Normalized {
  if (period === null || period === 'mile') return { hourly: null, annual: null, conversion: null };
  const to = (target: 'hour' | 'year'): { min: number | null; max: number | null } | null => {
    if (target === period) return { min, max };
    // Months and weeks of a year are known, hours and days only with the hours of a week.
    if (hours === null && (target === 'hour' || period === 'hour' || period === 'day')) return null;
    const convert = (amount: number | null, week: number | undefined): number | null => {
      if (amount === null) return null;
      const converted = convertPay(amount, period, target, week);
      return target === 'year' ? Math.round(converted) : cents(converted);
    };
    return { min: convert(min, hours?.min), max: convert(max, hours?.max) };
  };
  return { hourly: to('hour'), annual: to('year'), conversion: sayConversion(period, hours) };
}

const others: Record<string, string> = {
  day: ' Days are counted at 260 a year.',
  week: ' Weeks are counted at 52 a year.',
  month: ' Months are counted at 12 a year.',
};

function sayConversion(period: string, hours: WeeklyHours | null): string | null {
  if (hours === null) return null;
  if (hours.from === 'usual') return `${payConversionNote}${others[period] ?? ''}`;
  const why = hours.from === 'stated' ? 'as the job states' : 'which its two figures give';
  return `Hours and years are converted at ${sayHours(hours)} hours a week, ${why}.`;
}
