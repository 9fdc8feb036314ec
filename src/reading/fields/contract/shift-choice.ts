import { hasRole } from '../field-unit.ts';
import type { FieldUnit } from '../field-unit.ts';

/** The shifts that a line can name; a week that changes between them is none of them. */
const shiftNames = [
  ['day', /\b(?:day|morning|early|1st|first)[- ]?shifts?\b|\bdays? (?:or|and|&|\/) nights?\b/i],
  ['evening', /\b(?:evening|late|afternoon|swing|2nd|second)[- ]?shifts?\b/i],
  [
    'night',
    /\b(?:night|overnight|graveyard|3rd|third)[- ]?shifts?\b|\bdays? (?:or|and|&|\/) nights?\b/i,
  ],
] as const;
type Shift = (typeof shiftNames)[number][0];
const changes = /\b(?:rotat\w+|alternat\w+|swap\w*)\b/i;
const refuses = /\b(?:no|not|without|never)\b[^.]{0,20}\bshifts?\b/i;

export const shiftsIn = (text: string): Shift[] =>
  changes.test(text) || refuses.test(text)
    ? []
    : shiftNames.flatMap(([shift, words]) => (words.test(text) ? [shift] : []));

/** Whether these lines leave a day shift and another one open, each in words of its own. */
export function offersChoice(lines: readonly string[]): boolean {
  const named = lines.map(shiftsIn).filter(({ length }) => length === 1);
  const shifts = new Set(named.flat());
  return shifts.size > 1 && shifts.has('day') && !lines.some((line) => changes.test(line));
}

const reach = 4;
const shift = { longest: 60, hours: /\b(\d{1,2})[- ]?(?:hours?|hrs?)\b/i } as const;
const day = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?';
const days = new RegExp(String.raw`\b(${day})\s?(?:-|–|to|through|thru)\s?(${day})\b`, 'i');
const clock = /\d ?[ap]\.?m\b|\d:\d\d/i;

/** "Day shift" here and "Night shift" there: the lines about both, as one; undefined where there is one shift only. */
export function joinShifts(
  units: readonly FieldUnit[],
  chosen: FieldUnit,
): { value: string; lines: FieldUnit[] } | undefined {
  if (shiftsIn(chosen.text).length !== 1) return undefined;
  const at = units.indexOf(chosen);
  const lines = units
    .slice(Math.max(0, at - reach), at + reach + 1)
    .filter((unit) => unit.shape !== 'heading' && hasRole(unit, 'schedule', 'benefit'))
    .filter(({ text }) => shiftsIn(text).length === 1);
  if (!offersChoice(lines.map(({ text }) => text))) return undefined;
  return { value: sayChoice(lines.map(({ text }) => text)), lines };
}

/** Short lines with their times as they stand; of longer ones what they have in common. */
function sayChoice(lines: readonly string[]): string {
  if (lines.every((line) => line.length <= shift.longest && clock.test(line)))
    return lines
      .map((line) => line.replace(/[.;,!]+$/, ''))
      .map((line, place) => (place === 0 ? line : line.charAt(0).toLowerCase() + line.slice(1)))
      .join(' or ');
  const named = shiftNames
    .map(([name]) => name)
    .filter((name) => lines.some((line) => shiftsIn(line).includes(name)));
  const names = `${named.join(' or ')} shift`;
  const length = inCommon(lines, (line) => shift.hours.exec(line)?.[1]);
  const week = inCommon(lines, (line) => {
    const [, from, to] = days.exec(line) ?? [];
    return from === undefined || to === undefined ? undefined : `${from} to ${to}`;
  });
  return [
    names.charAt(0).toUpperCase() + names.slice(1),
    ...(length === undefined ? [] : [`${length} hours`]),
    ...(week === undefined ? [] : [week]),
  ].join(', ');
}

function inCommon(
  lines: readonly string[],
  read: (line: string) => string | undefined,
): string | undefined {
  const [first, ...rest] = lines.map(read);
  return rest.every((one) => one === first) ? first : undefined;
}
