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

export const makeDay = (year: number, month: number, date: number): Day =>
  toDay(new Date(Date.UTC(year, month - 1, date)));
