import type { Source } from './source.ts';
import {
  addDays,
  addWorkdays,
  daysBetween,
  getWeekday,
  isWorkday,
  listHolidays,
  nextWorkday,
  type Day,
  type Holiday,
} from '#writing/dates.ts';
import { findNotice } from './notice.ts';
import { readAbout } from '#writing/read-day.ts';

export type PlanWeek = { from: Day; to: Day; workdays: number; holidays: Holiday[] };

export type Timeline = {
  opens: Day;
  intake: Day;
  /** By when the hiring manager decides what the search needs. */
  decisions: Day;
  /** The posting is out; colleagues have been asked for names; the work sample is ready. */
  publish: Day;
  names: Day;
  sample: Day;
  /** The Mondays to Fridays of the sourcing plan, the first one cut to what is left of it. */
  weeks: PlanWeek[];
  review: Day;
  accept: { day: Day; afterDays: number; low: number; high: number; rule: string };
  start: { day: Day; stated: boolean; note: string | null };
  day30: Day;
  day90: Day;
  month6: Day;
  month12: Day;
};

const BASE_DAYS = 20;
const DAYS_PER_POINT = 5;
const SPREAD_DAYS = 8;
/** Leaders are rarely free at once: boards, bonus dates, longer notice. */
const LEADER_DAYS: Partial<Record<NonNullable<Source['brief']['seniority']['level']>, number>> = {
  manager: 5,
  director: 15,
  executive: 30,
};

/** An urgent search is given fewer days, and more hours of everybody. */
const PACE = { critical: 0.75, active: 1, passive: 1.25 };

const acceptRule =
  'Planning rule: 20 days plus 5 for each point of difficulty, 5 more for managers, 15 for directors, 30 for executives; three quarters of that where the search is critical; 8 days either way; nothing between 23 December and 2 January.';

function planWeeks(opens: Day, country: string | null): PlanWeek[] {
  const monday = addDays(opens, -((getWeekday(opens) + 6) % 7));
  return [0, 1, 2, 3].map((index) => {
    const from = index === 0 ? opens : addDays(monday, 7 * index);
    const to = addDays(monday, 7 * index + 4);
    const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, i) => addDays(from, i));
    return {
      from,
      to,
      workdays: days.filter((day) => isWorkday(day, country)).length,
      holidays: listHolidays({ from, to, country }),
    };
  });
}

/** A search that opens late in the week begins with the next one. */
function findOpening(today: Day, country: string | null): Day {
  const first = nextWorkday(today, country);
  return getWeekday(first) > 3
    ? nextWorkday(addDays(first, 8 - getWeekday(first)), country)
    : first;
}

const nextMonday = (day: Day, country: string | null): Day =>
  nextWorkday(addDays(day, (8 - getWeekday(day)) % 7), country);

/** From 23 December to 2 January nobody signs: the first working day after it. */
function avoidTurnOfYear(day: Day, country: string | null): Day {
  const date = day.slice(5);
  const year = Number(day.slice(0, 4));
  if (date >= '12-23') return nextWorkday(`${year + 1}-01-03`, country);
  return date <= '01-02' ? nextWorkday(`${year}-01-03`, country) : day;
}

function planStart(
  { brief, today }: Source,
  accept: Day,
  country: string | null,
): Timeline['start'] {
  const stated = brief.startDate && readAbout(brief.startDate.text);
  const notice = findNotice(brief);
  const earliest = nextMonday(addDays(accept, notice.days), country);
  if (!stated || stated < today) {
    return {
      day: earliest,
      stated: false,
      note: stated
        ? `The job names ${brief.startDate!.text}, which has passed`
        : `${notice.words} assumed`,
    };
  }
  return {
    day: stated,
    stated: true,
    note: stated < earliest ? `earlier than the plan allows for with ${notice.words}` : null,
  };
}

const addMonths = (day: Day, months: number): Day => {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 10);
};

/** Every date a tool may name, counted from the day of writing. */
export function planTimeline(source: Source): Timeline {
  const { brief, market, today } = source;
  const { country } = brief.place;
  const opens = findOpening(today, country);
  const leader = brief.seniority.level ? (LEADER_DAYS[brief.seniority.level] ?? 0) : 0;
  const days = Math.round(
    (BASE_DAYS + DAYS_PER_POINT * market.difficulty.score + leader) *
      PACE[brief.urgency ?? 'active'],
  );
  const accept = avoidTurnOfYear(nextWorkday(addDays(opens, days), country), country);
  const start = planStart(source, accept, country);
  const weeks = planWeeks(opens, country);
  return {
    opens,
    intake: addWorkdays(opens, 1, country),
    decisions: addWorkdays(opens, 2, country),
    publish: addWorkdays(opens, 3, country),
    names: addWorkdays(opens, 4, country),
    sample: addWorkdays(opens, 5, country),
    weeks,
    review: weeks[3]!.to,
    accept: {
      day: accept,
      afterDays: daysBetween(opens, accept),
      low: days - SPREAD_DAYS,
      high: Math.max(days + SPREAD_DAYS, daysBetween(opens, accept)),
      rule: acceptRule,
    },
    start,
    day30: addDays(start.day, 30),
    day90: addDays(start.day, 90),
    month6: addMonths(start.day, 6),
    month12: addMonths(start.day, 12),
  };
}
