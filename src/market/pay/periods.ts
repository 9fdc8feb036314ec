export const payPeriods = ['hour', 'day', 'week', 'month', 'year'] as const;
export type PayPeriod = (typeof payPeriods)[number];

const WEEKS_A_YEAR = 52;
const FULL_WEEK = 40;

/** A full-time year as the wage survey counts it: 52 weeks of 40 hours. */
export const HOURS_A_YEAR = WEEKS_A_YEAR * FULL_WEEK;

const FIXED: Record<Exclude<PayPeriod, 'hour' | 'day'>, number> = {
  week: WEEKS_A_YEAR,
  month: 12,
  year: 1,
};

/** Hours and days of a year shrink with the week; a day has eight hours. */
const countInYear = (period: PayPeriod, hoursAWeek: number): number => {
  if (period === 'hour') return WEEKS_A_YEAR * hoursAWeek;
  return period === 'day' ? (WEEKS_A_YEAR * hoursAWeek) / 8 : FIXED[period];
};

export const convertPay = (
  amount: number,
  from: PayPeriod,
  to: PayPeriod,
  hoursAWeek = FULL_WEEK,
): number => (amount * countInYear(from, hoursAWeek)) / countInYear(to, hoursAWeek);

export const payConversionNote =
  'Hours and years are converted at 2,080 hours a year (52 weeks of 40 hours).';
