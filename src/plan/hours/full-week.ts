import { readWeeklyHours } from '#reading/fields/contract/weekly-hours.ts';
import type { Brief } from '#shared/brief.ts';
import { ofOtherTimes } from './of-other-times.ts';

/** From so many hours on it is a whole job. */
const fewestHours = 34;

/** Whether the hours that are stated fill a week: nobody keeps another job beside it, whatever the contract is called. */
export function isFullWeek({ pay, hours, facts }: Pick<Brief, 'pay' | 'hours' | 'facts'>): boolean {
  if (pay?.weeklyHours?.from === 'stated') return pay.weeklyHours.min >= fewestHours;
  const lines = [
    hours?.text ?? '',
    ...facts.filter(({ kind }) => kind === 'schedule').map(({ text }) => text),
  ].filter((line) => !ofOtherTimes.test(line) && !least.test(line));
  const [week] = lines.flatMap((line) => readWeeklyHours(line, true) ?? []);
  return week !== undefined && week.hours >= fewestHours;
}

/** "Up to 40 hours": it may be any part of them. */
const least = /\bup to\b|\bmax(?:imum|\.)?\b|\bfull(?:-| )time (?:is|week|hours)\b/i;
