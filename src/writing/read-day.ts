import { daysBetween, type Day } from './day.ts';

const MONTHS =
  'january february march april may june july august september october november december'.split(
    ' ',
  );
/** German and French names by the month's number, for dates given as they stand in the job. */
const MONTHS_ABROAD: Record<string, number> = {
  januar: 1,
  janvier: 1,
  februar: 2,
  février: 2,
  märz: 3,
  mars: 3,
  avril: 4,
  mai: 5,
  juni: 6,
  juin: 6,
  juli: 7,
  juillet: 7,
  août: 8,
  septembre: 9,
  oktober: 10,
  octobre: 10,
  novembre: 11,
  dezember: 12,
  décembre: 12,
};

function findMonth(name: string): number | null {
  const lower = name.toLowerCase();
  const english = MONTHS.findIndex(
    (month) => month === lower || month.slice(0, 3) === lower || month.slice(0, 4) === lower,
  );
  return english >= 0 ? english + 1 : (MONTHS_ABROAD[lower] ?? null);
}

function makeDay(year: number, month: number | null, date: number): Day | null {
  if (month === null || month < 1 || month > 12 || date < 1 || date > 31) return null;
  const day = `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day) ? day : null;
}

const PARTS: Record<string, number> = { early: 1, mid: 15, middle: 15, late: 25, end: 28 };

/** About the day a text means: "early March 2027" is planned as its first day; null for anything vaguer. */
export function readAbout(text: string): Day | null {
  const day = readDay(text);
  if (day) return day;
  const [, part = 'early', month = '', year = ''] =
    /(?:\b(early|mid|middle|late|end)[- ](?:of )?)?\b(\p{L}+)\.? (20\d\d)\b/iu.exec(text) ?? [];
  return year === ''
    ? null
    : makeDay(Number(year), findMonth(month), PARTS[part.toLowerCase()] ?? 1);
}

/** Whether the day, or at least the year, that a text names lies behind us. */
export function isOver(text: string, today: Day): boolean {
  const day = readAbout(text);
  const [year] = /\b20\d\d\b/.exec(text) ?? [];
  return day === null ? year !== undefined && year < today.slice(0, 4) : day < today;
}

const WEEKDAYS = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ');
const yearsBack = 12;

/** "Monday, 6 May" names no year, and its weekday does: the next such day, or the last where the next is another weekday. */
export function readDayNear(text: string, today: Day): Day | null {
  const whole = readDay(text);
  if (whole) return whole;
  const [, weekday = '', month, date, otherDate, otherMonth] =
    /\b(mon|tues|wednes|thurs|fri|satur|sun)day,? (?:the )?(?:(\p{L}{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?|(\d{1,2})(?:st|nd|rd|th)? (?:of )?(\p{L}{3,9}))(?!\d)/iu.exec(
      text,
    ) ?? [];
  const at = WEEKDAYS.indexOf(`${weekday.toLowerCase()}day`);
  const [number, name] = [Number(date ?? otherDate), findMonth(month ?? otherMonth ?? '')];
  if (at === -1 || name === null) return null;
  const isThat = (day: Day | null): day is Day =>
    day !== null && new Date(`${day}T00:00:00Z`).getUTCDay() === at;
  const year = Number(today.slice(0, 4));
  const next = [year, year + 1]
    .map((one) => makeDay(one, name, number))
    .find((day) => day !== null && day >= today);
  if (isThat(next ?? null)) return next ?? null;
  return (
    Array.from({ length: yearsBack }, (_, back) => makeDay(year - back, name, number)).find(
      (day): day is Day => isThat(day) && day < today,
    ) ?? null
  );
}

/** Nobody takes applications for longer: a closing day without a year lies nearer than that, or behind us. */
const longestOpen = 120;

/** "29th August": the day a search closes, which names a year only where that is another one than its writer's. */
export function readClosingDay(text: string, today: Day): Day | null {
  const near = readDayNear(text, today);
  if (near) return near;
  const [, month, date, otherDate, otherMonth] =
    /\b(?:(\p{Lu}\p{L}{2,8})\.? (\d{1,2})(?:st|nd|rd|th)?|(\d{1,2})(?:st|nd|rd|th)? (?:of )?(\p{Lu}\p{L}{2,8}))(?![\p{L}\d])/u.exec(
      text,
    ) ?? [];
  const [number, name] = [Number(date ?? otherDate), findMonth(month ?? otherMonth ?? '')];
  if (name === null || /\b(?:19|20)\d\d\b/.test(text)) return null;
  const year = Number(today.slice(0, 4));
  const days = [year - 1, year, year + 1].flatMap((one) => makeDay(one, name, number) ?? []);
  const next = days.find((day) => day >= today);
  return next !== undefined && daysBetween(today, next) <= longestOpen
    ? next
    : (days.findLast((day) => day < today) ?? null);
}

/** The day a text names, or null: "February 1, 2027", "2027-02-01", "01.03.2027", "1 March 2027". */
export function readDay(text: string): Day | null {
  const iso = /\b(\d{4})-(\d{2})-(\d{2})\b/.exec(text);
  if (iso) return makeDay(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const dotted = /\b(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})\b/.exec(text);
  if (dotted) return makeDay(Number(dotted[3]), Number(dotted[2]), Number(dotted[1]));
  const slashed = /\b(\d{1,2})\/(\d{1,2})\/((?:20)?\d\d)\b(?!\/)/.exec(text);
  if (slashed) {
    const [first, second, year] = slashed.slice(1).map(Number) as [number, number, number];
    const whole = year < 100 ? 2000 + year : year;
    // American order, unless there is no such month.
    return first > 12 ? makeDay(whole, second, first) : makeDay(whole, first, second);
  }
  const monthFirst = /\b(\p{L}+)\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})\b/u.exec(text);
  if (monthFirst) {
    return makeDay(Number(monthFirst[3]), findMonth(monthFirst[1]!), Number(monthFirst[2]));
  }
  const dayFirst =
    /\b(\d{1,2})(?:st|nd|rd|th|er|\.)?[\s-]+(?:of\s+)?(\p{L}+)\.?,?[\s-]+(\d{4})\b/u.exec(text);
  if (dayFirst) return makeDay(Number(dayFirst[3]), findMonth(dayFirst[2]!), Number(dayFirst[1]));
  return null;
}
