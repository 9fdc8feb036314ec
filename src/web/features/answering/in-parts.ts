/** Answers are words; these take them apart for the boxes they are typed into, and put them together again. */

export const payPeriods = ['an hour', 'a day', 'a week', 'a month', 'a year'] as const;

export interface PayParts {
  amount: string;
  period: string;
}

/** "$32 to $38 an hour" is "$32 to $38" and "an hour"; other words stay in the amount. */
export function splitPay(said: string): PayParts {
  const period = payPeriods.find((name) => said === name || said.endsWith(` ${name}`)) ?? '';
  return { amount: said.slice(0, said.length - period.length).trimEnd(), period };
}

export const joinPay = ({ amount, period }: PayParts): string =>
  amount.trim() === '' ? '' : [amount, period].filter(Boolean).join(' ');

/** "3 people" is "3". */
export function splitNumber(said: string, unit: string | null): string {
  const units = unit === null ? [] : [unit, singular(unit)];
  const named = units.find((name) => said.endsWith(` ${name}`));
  return named === undefined ? said : said.slice(0, -named.length).trimEnd();
}

export function joinNumber(count: string, unit: string | null): string {
  if (count.trim() === '') return '';
  if (unit === null || !/^[\d.,\s–-]+$/.test(count)) return count;
  return `${count.trim()} ${count.trim() === '1' ? singular(unit) : unit}`;
}

/** "hours a week" is "hour a week". */
function singular(unit: string): string {
  const [first = '', ...rest] = unit.split(' ');
  return [first === 'people' ? 'person' : first.replace(/s$/, ''), ...rest].join(' ');
}

const inWords = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** As the box for a date has it: "2027-01-15"; empty for other words. */
export function splitDate(said: string): string {
  const day = Date.parse(`${said} UTC`);
  if (Number.isNaN(day) || inWords.format(day) !== said) return '';
  return new Date(day).toISOString().slice(0, 10);
}

export function joinDate(day: string): string {
  const at = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(at) ? '' : inWords.format(at);
}
