import { convertPay, payConversionNote } from '#market/pay/periods.ts';
import type { Brief } from '#shared/brief.ts';
import type { Pay } from '#shared/parsed-job.ts';
import { dollarOf } from '../parse/pay/dollar.ts';
import { readPay } from '../parse/pay/read-pay.ts';
import { textOf } from './job-text.ts';
import type { JobText, JobTextField } from './job-text.ts';

type BriefPay = Brief['pay'];

/** The pay field first; a figure elsewhere in the job counts when the field has none. */
const places: JobTextField[] = ['salaryRange', 'title', 'description', 'benefits', 'requirements'];

export function readJobPay(job: JobText, country: string | null): BriefPay {
  const dollar = dollarOf(country ?? undefined);
  for (const field of places) {
    const text = textOf(job, field);
    if (!/\d/.test(text)) continue;
    const found = readPay(text, { isPayField: field === 'salaryRange', dollar });
    const [evidence] = found?.evidence ?? [];
    if (!found || !evidence) continue;
    const { min, max, currency, period } = found;
    return {
      stated: field === 'salaryRange' ? text.trim() : evidence.quote,
      min,
      max,
      // "128-152k" is paid in the money of the place.
      currency: currency ?? currencies[country ?? ''] ?? null,
      period,
      ...normalize(found),
      source: { from: 'job', field, quote: evidence.quote, start: evidence.start },
    };
  }
  return null;
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
