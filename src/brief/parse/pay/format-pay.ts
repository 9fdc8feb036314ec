import type { Pay } from '#shared/parsed-job.ts';

const symbols: Record<string, string> = {
  USD: '$',
  CAD: 'CA$',
  AUD: 'A$',
  NZD: 'NZ$',
  SGD: 'S$',
  HKD: 'HK$',
  GBP: '£',
  EUR: '€',
  INR: '₹',
  JPY: '¥',
};

/** "$76,608 - $99,848 per year": one way to write pay, whatever the ad's own. */
export function formatPay({ min, max, currency, period }: Pay): string {
  const suffix = period ? ` per ${period}` : '';
  const low = min === null ? '' : formatAmount(min, currency);
  const high = max === null ? '' : formatAmount(max, currency);
  if (min === null) return `Up to ${high}${suffix}`;
  if (max === null) return `From ${low}${suffix}`;
  return min === max ? `${low}${suffix}` : `${low} - ${high}${suffix}`;
}

function formatAmount(value: number, currency: string | null): string {
  const number = writeNumber(value);
  if (currency === null) return number;
  const symbol = symbols[currency];
  if (symbol !== undefined) return `${symbol}${number}`;
  return currency === 'PLN' ? `${number} zł` : `${currency} ${number}`;
}

function writeNumber(value: number): string {
  const [whole = '', fraction] = value.toFixed(countDecimals(value)).split('.');
  const grouped = Number(whole).toLocaleString('en-US');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

/** Whole sums have none, others two; only pay by the mile needs a third. */
function countDecimals(value: number): number {
  if (Number.isInteger(value)) return 0;
  const isInCents = Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;
  return isInCents || value >= 5 ? 2 : 3;
}
