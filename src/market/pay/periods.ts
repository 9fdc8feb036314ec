export const payPeriods = ['hour', 'day', 'week', 'month', 'year'] as const;
export type PayPeriod = (typeof payPeriods)[number];

/** A full-time year as the wage survey counts it: 52 weeks of 40 hours. */
export const HOURS_A_YEAR = 2080;

const PERIODS_A_YEAR: Record<PayPeriod, number> = {
  hour: HOURS_A_YEAR,
  day: 260,
  week: 52,
  month: 12,
  year: 1,
};

export const convertPay = (amount: number, from: PayPeriod, to: PayPeriod): number =>
  (amount * PERIODS_A_YEAR[from]) / PERIODS_A_YEAR[to];

export const payConversionNote =
  'Hours and years are converted at 2,080 hours a year (52 weeks of 40 hours).';
