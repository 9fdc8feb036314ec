import { addDays, getWeekday, makeDay, type Day } from './day.ts';
import { everywhere, holidaysByCountry, type CountryHolidays } from './holidays.data.ts';

export type Holiday = { day: Day; name: string };

/** Easter Sunday of the western church, by the anonymous Gregorian rule. */
function findEaster(year: number): Day {
  const a = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const g = Math.floor((8 * century + 13) / 25);
  const h = (19 * a + century - Math.floor(century / 4) - g + 15) % 30;
  const l = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - h - (rest % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return makeDay(year, Math.floor(n / 31), (n % 31) + 1);
}

/** The nth weekday of a month, or the last one for -1. */
function findNth(year: number, month: number, weekday: number, nth: number): Day {
  if (nth < 0) {
    const last = makeDay(year, month + 1, 0);
    return addDays(last, -((getWeekday(last) - weekday + 7) % 7));
  }
  const first = makeDay(year, month, 1);
  return addDays(first, ((weekday - getWeekday(first) + 7) % 7) + 7 * (nth - 1));
}

/** Null where the rule names a day of another year. */
function findDay(rule: string, year: number): Day | null {
  if (rule.startsWith('E')) return addDays(findEaster(year), Number(rule.slice(1)));
  if (rule.includes('/')) {
    const [month = 1, weekday = 1, nth = 1] = rule.split('/').map(Number);
    return findNth(year, month, weekday, nth);
  }
  if (rule.length > 5) return rule.startsWith(String(year)) ? rule : null;
  return `${year}-${rule}`;
}

/** Where a holiday on a weekend is kept, behind those that are there already. */
function move(day: Day, moves: CountryHolidays['moves'], taken: ReadonlySet<Day>): Day {
  const weekday = getWeekday(day);
  if (moves === undefined || (weekday !== 0 && weekday !== 6)) return day;
  if (moves === 'nearest') return addDays(day, weekday === 6 ? -1 : 1);
  if (moves === 'sunday' && weekday === 6) return day;
  let next = addDays(day, weekday === 6 ? 2 : 1);
  while (taken.has(next)) next = addDays(next, 1);
  return next;
}

const known = new Map<string, readonly Holiday[]>();

function listYear(year: number, country: string | null): readonly Holiday[] {
  const key = `${country ?? ''}${year}`;
  const before = known.get(key);
  if (before) return before;
  const { moves, days } = holidaysByCountry[country ?? ''] ?? everywhere;
  const taken = new Set<Day>();
  const all = Object.entries(days).flatMap(([rule, name]) => {
    const found = findDay(rule, year);
    if (found === null) return [];
    const day = move(found, moves, taken);
    taken.add(day);
    return [{ day, name }];
  });
  known.set(key, all);
  return all;
}

/** Days nobody is called: the public holidays of the whole country, or the two that nearly all keep. */
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
  return years
    .flatMap((year) => listYear(year, country))
    .filter(({ day }) => day >= from && day <= to)
    .sort((a, b) => a.day.localeCompare(b.day));
}
