const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

const day = String.raw`(mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}`;
const clock = String.raw`(\d{1,2})(?:[:.](\d{2}))? ?(am|pm|a\.m\.|p\.m\.)?`;
/** "Monday to Thursday 08:00 to 16:30", "Fri: 8am - 3.30pm" */
const shift = new RegExp(
  String.raw`\b${day}\b\.?(?: ?(?:to|through|until|-|–) ?${day}\b\.?)?(?: ?[,:(] ?| (?:from )?| )${clock} ?(?:to|until|-|–) ?${clock}`,
  'gi',
);

/** An unpaid half hour is usual where nothing is said of it. */
const usualBreak = 0.5;
/** Shorter and longer is no working day. */
const [shortest, longest] = [2, 14];

/** Hours of a week that is told day by day: with usual breaks taken off, and as long as people are there. */
export function addClockHours(said: readonly string[]): { min: number; max: number } | null {
  const hours = new Map<string, number>();
  for (const text of said)
    for (const [, first = '', last = first, ...times] of text.matchAll(shift)) {
      const length = measure(times);
      if (length === null) return null;
      for (const name of listDays(first, last)) hours.set(name, length);
    }
  const total = [...hours.values()].reduce((sum, length) => sum + length, 0);
  return total === 0 ? null : { min: total - usualBreak * hours.size, max: total };
}

function listDays(first: string, last: string): string[] {
  const at = (name: string): number => days.findIndex((one) => name.toLowerCase().startsWith(one));
  const [from, to] = [at(first), at(last)];
  return to >= from ? days.slice(from, to + 1) : [...days.slice(from), ...days.slice(0, to + 1)];
}

function measure([hour, minute, half, endHour, endMinute, endHalf]: readonly (
  | string
  | undefined
)[]): number | null {
  const end = toHours(endHour, endMinute, endHalf);
  const begin = toHours(hour, minute, half);
  // "8 to 5": without halves of the day the end lies behind the beginning.
  const length = end > begin ? end - begin : end + 12 - begin;
  return length >= shortest && length <= longest ? length : null;
}

function toHours(hour = '0', minute = '0', half = ''): number {
  const value = Number(hour) + Number(minute) / 60;
  if (/^p/i.test(half)) return Number(hour) === 12 ? value : value + 12;
  return /^a/i.test(half) && Number(hour) === 12 ? value - 12 : value;
}
