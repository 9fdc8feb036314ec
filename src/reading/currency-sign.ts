const signs: [RegExp, string][] = [
  [/£\s?\d/, 'GBP'],
  [/€\s?\d|\d\s?€/, 'EUR'],
  [/₹\s?\d/, 'INR'],
  [/₱\s?\d/, 'PHP'],
  [/₦\s?\d/, 'NGN'],
];

/** The currency that a sign beside an amount names for certain; a dollar is not one of one country. */
export const readCurrencySign = (text: string): string | null =>
  signs.find(([pattern]) => pattern.test(text))?.[1] ?? null;
