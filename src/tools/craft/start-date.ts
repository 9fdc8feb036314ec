import type { Brief } from '#shared/brief.ts';
import { sayDate } from './prose/dates.ts';
import { readDay } from './prose/read-day.ts';
import { toEnglish } from './prose/translate.ts';

/** The start as the job states it: a day in English, or its own words; null when nothing is stated. */
export function sayStartDate({ startDate }: Brief): string | null {
  if (!startDate) return null;
  const day = readDay(startDate.text);
  return day ? sayDate(day) : toEnglish(startDate.text);
}
