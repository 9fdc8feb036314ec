/** Days as 2026-11-15, without a time or a zone. */
export type Day = string;

const toDate = (day: Day): Date => new Date(`${day}T00:00:00Z`);
const toDay = (date: Date): Day => date.toISOString().slice(0, 10);

export function addDays(day: Day, days: number): Day {
  const date = toDate(day);
  date.setUTCDate(date.getUTCDate() + days);
  return toDay(date);
}

export const getWeekday = (day: Day): number => toDate(day).getUTCDay();
export const daysBetween = (from: Day, to: Day): number =>
  Math.round((toDate(to).getTime() - toDate(from).getTime()) / 86_400_000);

const make = (year: number, month: number, date: number): Day =>
  toDay(new Date(Date.UTC(year, month - 1, date)));

function findNth(year: number, month: number, weekday: number, nth: number): Day {
  const first = make(year, month, 1);
  return addDays(first, ((weekday - getWeekday(first) + 7) % 7) + 7 * (nth - 1));
}

const lastMondayOfMay = (year: number): Day => {
  const last = make(year, 5, 31);
  return addDays(last, -((getWeekday(last) + 6) % 7));
};

export type Holiday = { day: Day; name: string };

/** A fixed holiday on a Saturday is kept on Friday, one on a Sunday on Monday. */
const observe = ({ day, name }: Holiday): Holiday => {
  const weekday = getWeekday(day);
  return { day: addDays(day, weekday === 6 ? -1 : weekday === 0 ? 1 : 0), name };
};

const ONCE_ABROAD = (year: number): Holiday[] => [
  { day: make(year, 1, 1), name: "New Year's Day" },
  { day: make(year, 12, 25), name: 'Christmas Day' },
];

/** US federal holidays of one year (5 U.S.C. 6103). */
const federal = (year: number): Holiday[] => [
  ...ONCE_ABROAD(year).map(observe),
  { day: findNth(year, 1, 1, 3), name: 'Martin Luther King Jr. Day' },
  { day: findNth(year, 2, 1, 3), name: "Presidents' Day" },
  { day: lastMondayOfMay(year), name: 'Memorial Day' },
  observe({ day: make(year, 6, 19), name: 'Juneteenth' }),
  observe({ day: make(year, 7, 4), name: 'Independence Day' }),
  { day: findNth(year, 9, 1, 1), name: 'Labor Day' },
  { day: findNth(year, 10, 1, 2), name: 'Columbus Day' },
  observe({ day: make(year, 11, 11), name: 'Veterans Day' }),
  { day: findNth(year, 11, 4, 4), name: 'Thanksgiving' },
];

/** Days nobody is called: for the United States its federal holidays, elsewhere the two that nearly all keep. */
export function listHolidays({
  from,
  to,
  country,
}: {
  from: Day;
  to: Day;
  country: string | null;
}): Holiday[] {
  const years = [...new Set([from, to, addDays(to, 7)].map((day) => Number(day.slice(0, 4))))];
  const all = years.flatMap((year) => (country === 'US' ? federal(year) : ONCE_ABROAD(year)));
  return all
    .filter(({ day }) => day >= from && day <= to)
    .sort((a, b) => a.day.localeCompare(b.day));
}

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
  return known.format(toDate(day));
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
