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
  const decimals = Number.isInteger(value)
    ? 0
    : Number.isInteger(value * 100) || value >= 5
      ? 2
      : 3;
  const [whole = '', fraction] = value.toFixed(decimals).split('.');
  const grouped = whole.replace(/\d(?=(?:\d{3})+$)/g, '$&,');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}
