interface WeekOfTimes {
  hours: number;
  span: { start: number; end: number };
}

/** "Monday to Friday, 9:00 am – 5:30 pm", "Friday 08:00 to 15:30" */
const daily =
  /\b(mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}\.?(?: ?(?:-|–|to|through|thru) ?(mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}\.?)?[^\d,;]{0,16}?,? ?\(?(\d{1,2})(?:[:.](\d{2}))? ?([ap])?\.?m?\.? ?(?:-|–|to|until|till) ?(\d{1,2})(?:[:.](\d{2}))? ?([ap])?\.?m?\b/gi;
const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const halfDay = 12;
const shortestDay = 3;
const longestDay = 12;

/** The hours of all days whose times are stated, breaks included; nothing where a day or a time makes no sense. */
export function readWeekOfTimes(text: string): WeekOfTimes | undefined {
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
