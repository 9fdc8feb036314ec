import { addDays, getWeekday, type Day } from './day.ts';
import { listHolidays } from './holidays.ts';

export function isWorkday(day: Day, country: string | null): boolean {
  const weekday = getWeekday(day);
  return weekday > 0 && weekday < 6 && listHolidays({ from: day, to: day, country }).length === 0;
}

/** The day itself when people work, else the next one on which they do. */
export function nextWorkday(day: Day, country: string | null): Day {
  let next = day;
  while (!isWorkday(next, country)) next = addDays(next, 1);
  return next;
}

export function addWorkdays(day: Day, count: number, country: string | null): Day {
  let next = nextWorkday(day, country);
  for (let i = 0; i < count; i++) next = nextWorkday(addDays(next, 1), country);
  return next;
}

// A format is dear to make and cheap to use.
const formats = new Map<string, Intl.DateTimeFormat>();

function format(day: Day, country: string | null, options: Intl.DateTimeFormatOptions): string {
  // Where the country is open, "18 November" is read right everywhere.
  const locale = country === 'US' || country === 'CA' ? 'en-US' : 'en-GB';
  const key = `${locale}${Object.keys(options).join()}${options.month}`;
  const known =
    formats.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
  formats.set(key, known);
  return known.format(new Date(`${day}T00:00:00Z`));
}

/** "November 18, 2026" or "18 November 2026" */
export const sayDate = (day: Day, country: string | null): string =>
  format(day, country, { year: 'numeric', month: 'long', day: 'numeric' });

/** "Nov 18" or "18 Nov" */
export const sayShortDate = (day: Day, country: string | null): string =>
  format(day, country, { month: 'short', day: 'numeric' });

/** "Wednesday, November 18" or "Wednesday 18 November" */
export const sayWeekday = (day: Day, country: string | null): string =>
  format(day, country, { weekday: 'long', month: 'long', day: 'numeric' });

/** "Nov 16 to Nov 20" */
export const sayDateSpan = (from: Day, to: Day, country: string | null): string =>
  `${sayShortDate(from, country)} to ${sayShortDate(to, country)}`;
