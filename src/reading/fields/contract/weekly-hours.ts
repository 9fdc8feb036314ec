import type { Span } from '../field-unit.ts';

interface WeeklyHours {
  hours: number;
  span: Span;
}

const perWeek =
  /\b(\d{1,2})(?:[.,]\d{1,2})?(?: ?(?:-|–|to|bis|à) ?(\d{1,2}))? ?(?:hours?|hrs?|h|std|stunden|heures|horas|ore|uur|uren|timmar)\.?(?: ?\/ ?| (?:per|a|each|pro|par|por|a la|in der|die|alla|i) ?| )(?:week|wk|woche|semaine|semana|settimana|veckan)/i;
/** "76 hours per fortnight" are 38 a week. */
const perFortnight = /\b(\d{1,3})(?:[.,]\d{1,2})? ?(?:hours?|hrs?) (?:per|a|each) fortnight\b/i;
/** Where nothing else can be meant: "40hrs" in a title or behind the label for hours. */
const bare =
  /(?:^|[\s(–|-])(\d{2})(?:[.,]\d{1,2})? ?(?:hours?|hrs?|h|std|uur)\.?(?=$|[\s)–|,;-])(?! ?(?:shifts?|days?|rotat|per day|a day|break))/i;
/** "Monday to Friday, 9:00 am – 5:30 pm", "Friday 08:00 to 15:30" */
const daily =
  /\b(mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}\.?(?: ?(?:-|–|to|through|thru) ?(mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}\.?)?[^\d,;]{0,16}?,? ?\(?(\d{1,2})(?:[:.](\d{2}))? ?([ap])?\.?m?\.? ?(?:-|–|to|until|till) ?(\d{1,2})(?:[:.](\d{2}))? ?([ap])?\.?m?\b/gi;
const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const halfDay = 12;
const shortestDay = 3;
const longestDay = 12;

/** How many hours a week the words say, by themselves or by the days and times of work. */
export function readWeeklyHours(text: string, isAboutHours: boolean): WeeklyHours | undefined {
  const double = perFortnight.exec(text);
  if (double) {
    const span = { start: double.index, end: double.index + double[0].length };
    return { hours: Number(double[1]) / 2, span };
  }
  const stated = perWeek.exec(text) ?? (isAboutHours ? bare.exec(text) : null);
  if (stated) {
    const hours = Number(stated[2] ?? stated[1]);
    return { hours, span: { start: stated.index, end: stated.index + stated[0].length } };
  }
  return readWeekOfTimes(text);
}

/** The hours of all days whose times are stated, breaks included; nothing where a day or a time makes no sense. */
export function readWeekOfTimes(text: string): WeeklyHours | undefined {
  const matches = [...text.matchAll(daily)];
  const [first] = matches;
  const last = matches.at(-1);
  const seen = new Set<number>();
  let hours = 0;
  for (const [, from = '', to = from, ...times] of matches) {
    const begin = days.indexOf(from.toLowerCase());
    const long = lengthOfDay(times);
    if (long === null) return undefined;
    for (let day = begin; day <= days.indexOf(to.toLowerCase()); day += 1) {
      // Two times for one day are two shifts to choose from.
      if (seen.has(day)) return undefined;
      seen.add(day);
      hours += long;
    }
  }
  if (!first || !last || seen.size < fewestDays || hours > longestWeek) return undefined;
  return { hours, span: { start: first.index, end: last.index + last[0].length } };
}

const fewestDays = 2;
const longestWeek = 60;

function lengthOfDay([from, fromMinutes, fromHalf, to, toMinutes, toHalf]: (string | undefined)[]):
  | number
  | null {
  const begin = toHour(from, fromMinutes, fromHalf);
  const end = toHour(to, toMinutes, toHalf);
  // "9 to 5" ends in the afternoon.
  const long = end > begin ? end - begin : end + halfDay - begin;
  return long < shortestDay || long > longestDay ? null : long;
}

function toHour(hour: string | undefined, minutes: string | undefined, half: string | undefined) {
  const isAfternoon = half?.toLowerCase() === 'p' && Number(hour) < halfDay;
  return Number(hour) + Number(minutes ?? 0) / 60 + (isAfternoon ? halfDay : 0);
}
