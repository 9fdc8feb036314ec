const SIGNS: Record<string, string> = { USD: '$', EUR: '€', GBP: '£', CAD: 'CA$', AUD: 'A$' };

// A format is dear to make and cheap to use.
const wholeFormat = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const centFormat = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** "$32", "$32.50", "€45,000", "CHF 90,000". */
export function sayMoney(amount: number, currency: string | null = 'USD'): string {
  const whole = Number.isInteger(amount) || amount >= 1000;
  const figure = (whole ? wholeFormat : centFormat).format(amount);
  const sign = currency === null ? '' : (SIGNS[currency] ?? `${currency} `);
  return `${sign}${figure}`;
}

export type Amounts = { min: number | null; max: number | null };

/** "$32-$38", "from $26", "up to $40", "$30". */
export function sayRange({ min, max }: Amounts, currency: string | null = 'USD'): string {
  const say = (amount: number): string => sayMoney(amount, currency);
  if (min !== null && max !== null) return min === max ? say(min) : `${say(min)}-${say(max)}`;
  if (min !== null) return `from ${say(min)}`;
  return max === null ? '' : `up to ${say(max)}`;
}

/** For reading aloud: "$32 to $38". */
export const speakRange = (amounts: Amounts, currency: string | null = 'USD'): string =>
  sayRange(amounts, currency).replace('-', ' to ');
