import { convertPay, payConversionNote } from '#market/pay/periods.ts';
import type { Brief } from '#shared/brief.ts';
import type { Pay } from '#shared/parsed-job.ts';
import type { Found } from '#shared/reading.ts';
import { makeFieldUnits } from '../fields/field-unit.ts';
import { readPay } from '../fields/pay/read-pay.ts';
import { citeIn, fieldAt, type JobDocument } from './job-document.ts';

type BriefPay = Brief['pay'];

const sure = 0.5;

/** The pay a person typed first; a figure elsewhere in the job counts when the field has none. */
export function readJobPay(
  document: JobDocument,
  country: string | null,
  read: Found<Pay> | null,
): BriefPay {
  const { text, units } = document;
  const typed = units.filter(({ start }) => fieldAt(document, start)?.field === 'salaryRange');
  const found =
    readPay({ units: makeFieldUnits(typed), text, language: null, country }) ??
    (read && read.confidence >= sure ? read : null);
  const source = citeIn(document, found?.evidence[0]);
  if (!found || source?.from !== 'job') return null;
  const { min, max, currency, period } = found.value;
  return {
    stated: source.field === 'salaryRange' ? (typed[0]?.text ?? source.quote) : source.quote,
    min,
    max,
    // "128-152k" is paid in the money of the place.
    currency: currency ?? currencies[country ?? ''] ?? null,
    period,
    ...normalize(found.value),
    source,
  };
}

type Normalized = Pick<NonNullable<BriefPay>, 'hourly' | 'annual' | 'conversion'>;

const currencies: Record<string, string> = {
  US: 'USD',
  GB: 'GBP',
  CA: 'CAD',
  AU: 'AUD',
  NZ: 'NZD',
  CH: 'CHF',
  IN: 'INR',
  PL: 'PLN',
  SE: 'SEK',
  NO: 'NOK',
  DK: 'DKK',
  ...Object.fromEntries(
    'AT BE DE ES FI FR GR IE IT LU NL PT'.split(' ').map((country) => [country, 'EUR']),
  ),
};

const cents = (amount: number): number => Math.round(amount * 100) / 100;

/** The same pay by the hour and by the year, with a word on how; pay by the mile stays what it is. */
function normalize({ min, max, period }: Pay): Normalized {
  if (period === null || period === 'mile') return { hourly: null, annual: null, conversion: null };
  const to = (target: 'hour' | 'year'): { min: number | null; max: number | null } => {
    const convert = (amount: number | null): number | null => {
      if (amount === null) return null;
      const converted = convertPay(amount, period, target);
      return target === 'year' ? Math.round(converted) : cents(converted);
    };
    return { min: convert(min), max: convert(max) };
  };
  const other: Partial<Record<typeof period, string>> = {
    day: ' Days are counted at 260 a year.',
    week: ' Weeks are counted at 52 a year.',
    month: ' Months are counted at 12 a year.',
  };
  return {
    hourly: to('hour'),
    annual: to('year'),
    conversion: `${payConversionNote}${other[period] ?? ''}`,
  };
}
