/** Money as people write it: "$32.50", "€50,000", "50.000 €", "8 000 zł", "CHF 90'000", "120k". */

const codes = [
  'AED|AUD|BRL|CAD|CHF|CNY|CZK|DKK|EUR|GBP|HKD|HUF|ILS|INR|JPY|KRW|MXN|NOK|NZD|PLN|RON|SEK|SGD',
  'TRY|USD|ZAR',
].join('|');
const sign = String.raw`(?:(?:US|CA|AU|NZ|HK|A|C|R|S)?\$|[€£¥₹₩₺₪]|z[łl]|kr|Kč|Ft|lei|(?:${codes})(?![A-Z]))`;
const figure = String.raw`\d{1,3}(?:[.,'’\s]\d{3}){1,4}(?!\d)(?:[.,]\d{1,2}(?!\d))?|\d{1,15}(?:[.,]\d{1,9})?`;

function amountPattern(name: string): string {
  const before = String.raw`(?:(?<${name}Before>${sign})\s{0,2})?`;
  const after = String.raw`(?:\s{0,2}(?<${name}After>${sign}))?`;
  return String.raw`${before}(?<${name}>${figure})(?:\s?(?<${name}K>[kK])(?![a-zA-Z]))?${after}`;
}

const single = new RegExp(amountPattern('one'));
const range = new RegExp(
  String.raw`${amountPattern('low')}\s{0,2}(?:-|–|—|to|and)\s{0,2}${amountPattern('high')}`,
);

interface Money {
  amount: number;
  /** As a code, "$" where it may be any dollar; undefined where nothing says it. */
  currency: string | undefined;
}

export function readMoney(text: string): Money | undefined {
  const { one, oneBefore, oneAfter, oneK } = single.exec(text)?.groups ?? {};
  if (one === undefined) return undefined;
  const currency = nameCurrency(oneBefore ?? oneAfter);
  return { amount: toAmount(one, currency, oneK), currency };
}

/** The first range in a text, and its own words. */
export function readMoneyRange(
  text: string,
): { from: number; to: number; currency: string | undefined; text: string } | undefined {
  const match = range.exec(text);
  const { low, high, lowK, highK, ...signs } = match?.groups ?? {};
  if (!match || low === undefined || high === undefined) return undefined;
  const currency = nameCurrency(
    signs['lowBefore'] ?? signs['lowAfter'] ?? signs['highBefore'] ?? signs['highAfter'],
  );
  return {
    from: toAmount(low, currency, lowK ?? highK),
    to: toAmount(high, currency, highK),
    currency,
    text: match[0].trim(),
  };
}

/** Whether amounts may stand on one scale: no two of them name different currencies. */
export function isOneCurrency(currencies: readonly (string | undefined)[]): boolean {
  const named = new Set(currencies.filter((currency) => currency !== undefined));
  if (named.has('$') && [...named].every((name) => name === '$' || dollars.has(name))) {
    named.delete('$');
  }
  return named.size <= 1;
}

const dollars = new Set(['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD']);

const signCodes = new Map([
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['zł', 'PLN'],
  ['zl', 'PLN'],
  ['₹', 'INR'],
  ['US$', 'USD'],
  ['CA$', 'CAD'],
  ['C$', 'CAD'],
  ['A$', 'AUD'],
  ['AU$', 'AUD'],
  ['NZ$', 'NZD'],
  ['S$', 'SGD'],
  ['HK$', 'HKD'],
]);

function nameCurrency(written: string | undefined): string | undefined {
  return written === undefined ? undefined : (signCodes.get(written) ?? written);
}

/** Where dollars and pounds are paid, a point always begins the decimals; elsewhere three digits after it are thousands. */
const decimalPoint = new Set(['$', 'GBP', ...dollars]);

function toAmount(
  written: string,
  currency: string | undefined,
  thousands: string | undefined,
): number {
  const isDecimal = /^\d+\.\d{3}$/.test(written) && (!currency || decimalPoint.has(currency));
  const plain = isDecimal
    ? written
    : written
        .replaceAll(/[.,'’\s](?=\d{3}(?!\d))/g, '')
        .replaceAll(/[\s'’]/g, '')
        .replace(',', '.');
  return Number(plain) * (thousands ? 1000 : 1);
}
