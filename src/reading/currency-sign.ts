const signs: [RegExp, string][] = [
  [/(?<!\p{L})NZ\$\s?\d/u, 'NZD'],
  [/(?<!\p{L})AU?\$\s?\d/u, 'AUD'],
  [/(?<!\p{L})CA?\$\s?\d/u, 'CAD'],
  [/(?<!\p{L})S\$\s?\d/u, 'SGD'],
  [/(?<!\p{L})HK\$\s?\d/u, 'HKD'],
  [/(?<!\p{L})R\$\s?\d/u, 'BRL'],
  [/(?<!\p{L})K[Ss][Hh]s?\.?\s?\d/u, 'KES'],
  [/£\s?\d/, 'GBP'],
  [/€\s?\d|\d\s?€/, 'EUR'],
  [/₹\s?\d/, 'INR'],
  [/₱\s?\d/, 'PHP'],
  [/₦\s?\d/, 'NGN'],
  [/\d\s?zł(?!\p{L})/u, 'PLN'],
  [/\d\s?Kč(?!\p{L})/u, 'CZK'],
];

/** Codes of money that is earned in one country only and that name nothing else, as PHP and CAD do. */
const codes = 'CHF|PLN|CZK|HUF|RON|SEK|NOK|DKK|GBP|INR|KES|NGN|ZAR|AED|QAR|AUD|NZD|SGD|HKD|MYR|THB';
const codeBefore = new RegExp(`(?<!\\p{L})(${codes})\\s?\\d[\\d.,’']{2}`, 'u');
const codeBehind = new RegExp(`\\d{2}\\s?(${codes})(?!\\p{L})`, 'u');

/** The currency that a sign or code beside an amount names for certain; a dollar is not one of one country. */
export const readCurrencySign = (text: string): string | null =>
  signs.find(([pattern]) => pattern.test(text))?.[1] ??
  (codeBefore.exec(text) ?? codeBehind.exec(text))?.[1] ??
  null;
