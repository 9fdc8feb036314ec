import { toGridTime } from './clock-words.ts';

export type Heat = 'high' | 'medium' | 'low';

export const followUpDays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
export const followUpTimes = ['9AM', '11AM', '1PM', '3PM', '5PM'] as const;

const timeHours = [9, 11, 13, 15, 17];
/** Each time of the grid stands for the two hours that begin with it. */
const slotHours = 2;
const evening = 19;

const wordTimes: [RegExp, number[]][] = [
  [/\bmornings?\b/i, [0, 1]],
  [/\bafternoons?\b/i, [2, 3]],
  [/\bevenings?\b/i, [4]],
  [/\b(?:noon|midday)\b/i, [1]],
];

/** A row for each time: high where day and time are both recommended, medium where one is, low otherwise. */
export function mapFollowUpHeat({
  days,
  times,
}: {
  days: readonly string[];
  times: readonly string[];
}): { label: string; cells: Heat[] }[] {
  const goodDays = new Set(days.flatMap(findDays));
  const goodTimes = new Set(times.flatMap(findTimes));
  return followUpTimes.map((label, time) => ({
    label,
    cells: followUpDays.map((_, day) => {
      const matches = Number(goodDays.has(day)) + Number(goodTimes.has(time));
      if (matches === 2) return 'high';
      return matches === 1 ? 'medium' : 'low';
    }),
  }));
}

/** Indexes of the days a text names: "Tue", "Tuesdays", "Mon-Wed", "weekdays". */
export function findDays(text: string): number[] {
  if (/\bweekdays?\b/i.test(text)) return [0, 1, 2, 3, 4];
  if (/\bweekends?\b/i.test(text)) return [5, 6];
  const named = [
    ...text.matchAll(/\b(mon|tue|wed|thu|fri|sat|sun)(?:s|nes|r|rs|ur)?(?:days?)?\b/gi),
  ];
  const indexes = named.map(([, day = '']) => dayIndex(day));
  const [first, last] = indexes;
  const isRange = named.length === 2 && /[a-z]\s*(?:-|–|to|through)\s*[a-z]/i.test(text);
  if (!isRange || first === undefined || last === undefined) return indexes;
  const length = ((last - first + 7) % 7) + 1;
  return Array.from({ length }, (_, offset) => (first + offset) % 7);
}

/** Indexes of the times a text names: "3PM", "15:00", "2-4 PM", "afternoon". */
export function findTimes(text: string): number[] {
  const named = wordTimes.filter(([word]) => word.test(text)).flatMap(([, indexes]) => indexes);
  const hours = findHours(text);
  const [from, to] = hours;
  const isRange = hours.length === 2 && /\d\s*(?:am|pm)?\s*(?:-|–|to)\s*\d/i.test(text);
  if (isRange && from !== undefined && to !== undefined) {
    const slots = timeHours.flatMap((hour, index) =>
      hour + slotHours > from && hour < to ? [index] : [],
    );
    // The grid ends with the early evening; what is later belongs to its last row.
    return slots.length === 0 && from >= evening ? [timeHours.length - 1] : slots;
  }
  if (named.length === 0 && hours.length === 0 && text.trim() !== '') return [nearestSlot(text)];
  return [...named, ...hours.flatMap(slotOf)];
}

/** "about three, before the evening" in words: the nearest time of the grid. */
const nearestSlot = (words: string): number =>
  followUpTimes.findIndex((label) => label === toGridTime(words));

function findHours(text: string): number[] {
  const found = [...text.matchAll(/(\d{1,2})(?::(\d{2}))?\s*(am|pm)?/gi)];
  // "2-4 PM": the first hour has no half of its own. A text without any half is on the 24-hour clock.
  const lastHalf = found.at(-1)?.[3];
  return found.map(([, hour = '', minutes = '0', half = lastHalf]) =>
    toHour({ hour, minutes, half }),
  );
}

function toHour({ hour, minutes, half }: { hour: string; minutes: string; half?: string }): number {
  const base = half === undefined ? Number(hour) : Number(hour) % 12;
  const afternoon = half?.toLowerCase() === 'pm' ? 12 : 0;
  return base + afternoon + Number(minutes) / 60;
}

function slotOf(hour: number): number[] {
  const index = timeHours.findIndex((start) => hour >= start && hour < start + slotHours);
  return index === -1 ? [] : [index];
}

function dayIndex(day: string): number {
  return followUpDays.findIndex((name) => name.toLowerCase() === day.toLowerCase());
}
