/** `$` alone is a dollar of some country; which one is settled later, from the place. */
export type Currency =
  | '$'
  | 'USD'
  | 'CAD'
  | 'AUD'
  | 'NZD'
  | 'SGD'
  | 'HKD'
  | 'GBP'
  | 'EUR'
  | 'INR'
  | 'CHF'
  | 'PLN'
  | 'SEK'
  | 'NOK'
  | 'DKK'
  | 'AED'
  | 'SAR'
  | 'ZAR'
  | 'PHP'
  | 'CZK'
  | 'JPY'
  | 'KES'
  | 'NGN'
  | 'GHS'
  | 'MYR'
  | 'THB'
  | 'IDR'
  | 'VND'
  | 'BRL'
  | 'MXN'
  | 'ILS'
  | 'HUF'
  | 'EGP'
  | 'PKR'
  | 'BDT'
  | 'LKR'
  | 'QAR'
  | 'KWD'
  | 'OMR'
  | 'BHD'
  | 'CNY'
  | 'KRW'
  | 'UAH'
  | 'TRY';

const names: [string, Currency][] = [
  ['us$', 'USD'],
  ['usd$', 'USD'],
  ['usd', 'USD'],
  ['ca$', 'CAD'],
  ['cad$', 'CAD'],
  ['c$', 'CAD'],
  ['cad', 'CAD'],
  ['cdn$', 'CAD'],
  ['au$', 'AUD'],
  ['aud$', 'AUD'],
  ['a$', 'AUD'],
  ['aud', 'AUD'],
  ['nz$', 'NZD'],
  ['nzd', 'NZD'],
  ['s$', 'SGD'],
  ['sgd', 'SGD'],
  ['hk$', 'HKD'],
  ['hkd', 'HKD'],
  ['£', 'GBP'],
  ['gbp', 'GBP'],
  ['€', 'EUR'],
  ['eur', 'EUR'],
  ['euro', 'EUR'],
  ['euros', 'EUR'],
  ['₹', 'INR'],
  ['rs', 'INR'],
  ['rs.', 'INR'],
  ['inr', 'INR'],
  ['rupees', 'INR'],
  ['chf', 'CHF'],
  ['fr.', 'CHF'],
  ['zł', 'PLN'],
  ['zl', 'PLN'],
  ['złotych', 'PLN'],
  ['pln', 'PLN'],
  ['sek', 'SEK'],
  ['nok', 'NOK'],
  ['dkk', 'DKK'],
  ['aed', 'AED'],
  ['sar', 'SAR'],
  ['zar', 'ZAR'],
  ['php', 'PHP'],
  ['₱', 'PHP'],
  ['kč', 'CZK'],
  ['czk', 'CZK'],
  ['¥', 'JPY'],
  ['kes', 'KES'],
  ['ksh', 'KES'],
  ['kshs', 'KES'],
  ['ngn', 'NGN'],
  ['₦', 'NGN'],
  ['ghs', 'GHS'],
  ['myr', 'MYR'],
  ['rm', 'MYR'],
  ['thb', 'THB'],
  ['฿', 'THB'],
  ['idr', 'IDR'],
  ['vnd', 'VND'],
  ['₫', 'VND'],
  ['brl', 'BRL'],
  ['r$', 'BRL'],
  ['mxn', 'MXN'],
  ['ils', 'ILS'],
  ['₪', 'ILS'],
  ['huf', 'HUF'],
  ['egp', 'EGP'],
  ['pkr', 'PKR'],
  ['bdt', 'BDT'],
  ['lkr', 'LKR'],
  ['qar', 'QAR'],
  ['kwd', 'KWD'],
  ['omr', 'OMR'],
  ['bhd', 'BHD'],
  ['cny', 'CNY'],
  ['rmb', 'CNY'],
  ['krw', 'KRW'],
  ['₩', 'KRW'],
  ['uah', 'UAH'],
  ['₺', 'TRY'],
  ['dollars', '$'],
  ['$', '$'],
];

const byName = new Map(names);
const escaped = names
  .map(([name]) => name.replace(/[$.]/g, String.raw`\$&`))
  .sort((a, b) => b.length - a.length)
  .join('|');

const before = new RegExp(`(?<![a-zÀ-ɏ])(?:${escaped})[ ]?$`, 'i');
const after = new RegExp(`^[ ]?(?:${escaped})(?![a-zÀ-ɏ\\d])`, 'i');
const pointCurrencies = new Set<Currency>([
  '$',
  'USD',
  'CAD',
  'AUD',
  'NZD',
  'GBP',
  'INR',
  'SGD',
  'HKD',
]);

/** Where "27.412" is never twenty-seven thousand. */
export function writesDecimalPoint(currency: Currency | undefined): boolean {
  return currency !== undefined && pointCurrencies.has(currency);
}

interface FoundCurrency {
  currency: Currency;
  length: number;
}

export function readCurrencyBefore(text: string): FoundCurrency | undefined {
  return lookUp(before.exec(text.slice(-6)));
}

export function readCurrencyAfter(text: string): FoundCurrency | undefined {
  return lookUp(after.exec(text.slice(0, 12)));
}

function lookUp(match: RegExpExecArray | null): FoundCurrency | undefined {
  if (!match) return undefined;
  const currency = byName.get(match[0].trim().toLowerCase());
  return currency && { currency, length: match[0].length };
}
