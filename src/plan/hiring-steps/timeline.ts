import { readPost } from '#knowledge/post-level.ts';
import type { Source } from '../source.ts';
import { addWorkdays, isWorkday, nextWorkday } from '#writing/dates.ts';
import { addDays, daysBetween, getWeekday, type Day } from '#writing/day.ts';
import { listHolidays, type Holiday } from '#writing/holidays.ts';
import { findNotice } from '../contract/notice.ts';
import { findPace, type Pace } from './pace.ts';
import { findTerm, startOfSeason } from '../contract/term.ts';
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
  /** Whether somebody says yes before the last of the weeks is over: nobody new is planned for it. */
  isShort: boolean;
  pace: Pace;
  review: Day;
  accept: { day: Day; afterDays: number; low: number; high: number; rule: string; measure: string };
  start: { day: Day; stated: boolean; note: string | null };
  day30: Day;
  day90: Day;
  month6: Day;
  month12: Day;
};

/** Days to acceptance, more for each point of difficulty, and how far off that may be. */
const daysOf: Record<Pace, { base: number; perPoint: number; spread: number; rule: string }> = {
  quick: { base: 8, perPoint: 2, spread: 5, rule: '8 days and 2 for each point' },
  steady: { base: 14, perPoint: 3, spread: 6, rule: '14 days and 3 for each point' },
  usual: { base: 20, perPoint: 5, spread: 8, rule: '20 days and 5 for each point' },
};
/** Leaders are rarely free at once: boards, bonus dates, longer notice. */
const LEADER_DAYS: Partial<Record<NonNullable<Source['brief']['seniority']['level']>, number>> = {
  manager: 5,
  director: 15,
  executive: 30,
};

const countLeaderDays = (brief: Source['brief']): number =>
  Math.max(
    LEADER_DAYS[brief.seniority.level ?? 'mid'] ?? 0,
    readPost(brief).level === 'head' ? (LEADER_DAYS.director ?? 0) : 0,
  );

/** An urgent search is given fewer days, and more hours of everybody. */
const PACE = { critical: 0.75, active: 1, passive: 1.25 };

const explain = ({ rule, spread }: (typeof daysOf)[Pace]): string =>
  `Planning rule: ${rule} of difficulty (hourly and entry posts 8 and 2, trades 14 and 3, others 20 and 5), 5 more for managers, 15 for directors, 30 for executives; three quarters of that where the search is critical; ${spread} days either way; not before the talks of the plan are over; nothing between 23 December and 2 January.`;

/** The Friday after a holiday, when hardly anybody answers. */
const friday = 5;
const isBridge = (day: Day, country: string | null): boolean =>
  getWeekday(day) === friday && !isWorkday(addDays(day, -1), country);

function planWeeks(opens: Day, country: string | null): PlanWeek[] {
  const monday = addDays(opens, -((getWeekday(opens) + 6) % 7));
  return [0, 1, 2, 3].map((index) => {
    const from = index === 0 ? opens : addDays(monday, 7 * index);
    const to = addDays(monday, 7 * index + 4);
    const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, i) => addDays(from, i));
    return {
      from,
      to,
      workdays: days.filter((day) => isWorkday(day, country) && !isBridge(day, country)).length,
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

/** The last working day of a week, which is no holiday. */
function lastWorkday({ from, to }: Pick<PlanWeek, 'from' | 'to'>, country: string | null): Day {
  let day = to;
  while (day > from && !isWorkday(day, country)) day = addDays(day, -1);
  return day;
}

/** The working day before, where there is one after the first. */
function earlierWorkday(day: Day, first: Day, country: string | null): Day {
  let before = addDays(day, -1);
  while (before > first && !isWorkday(before, country)) before = addDays(before, -1);
  return before > first ? before : day;
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

/** Nobody begins in the last days of a year: the first Monday after them. */
const avoidHolidays = (day: Day, country: string | null): Day =>
  day.slice(5) >= '12-10' || day.slice(5) <= '01-03'
    ? nextMonday(
        avoidTurnOfYear(day.slice(5) <= '01-03' ? day : `${day.slice(0, 4)}-12-31`, country),
        country,
      )
    : day;

/** Classes change teachers between two school years. */
const ofClasses = /^25-(?:1|20[2-5])/;
const beginsInSeptember: ReadonlySet<string> = new Set(['GB', 'IE', 'CA', 'FR', 'DE']);
const soon =
  /\b(?:immediate\w*|asap|as soon as possible|mid-?year|spring (?:term|semester)|substitute|supply|cover|adjunct)\b/i;

/** The beginning of the next school year, where a teacher is wanted and nothing says that it is sooner; null otherwise. */
function findSchoolYear({ brief, market }: Source, earliest: Day): Day | null {
  const { country } = brief.place;
  if (!ofClasses.test(market.profile.soc ?? '')) return null;
  if (country !== 'US' && !beginsInSeptember.has(country ?? '')) return null;
  const said = [brief.title.given, brief.startDate?.text ?? '', brief.employmentType?.text ?? ''];
  if (brief.urgency === 'critical' || said.some((text) => soon.test(text))) return null;
  const day = country === 'US' ? '08-01' : '09-01';
  const year = Number(earliest.slice(0, 4));
  return earliest.slice(5) <= day ? `${year}-${day}` : `${year + 1}-${day}`;
}

export const schoolYearNote = 'not stated; the next school year is assumed';
export const nextSchoolYearNote = 'the stated day has passed; the next school year is assumed';
export const seasonNote = 'the season is stated, the day is assumed';

function planStart(source: Source, accept: Day, country: string | null): Timeline['start'] {
  const { brief, today } = source;
  const stated = brief.startDate && readAbout(brief.startDate.text);
  const notice = findNotice(source);
  const earliest = avoidHolidays(nextMonday(addDays(accept, notice.days), country), country);
  const season = findTerm(brief)?.season;
  if (!stated && season) {
    const first = nextMonday(startOfSeason(season, accept, country), country);
    return { day: first, stated: false, note: seasonNote };
  }
  const year = stated && stated >= today ? null : findSchoolYear(source, earliest);
  if (year)
    return {
      day: nextMonday(year, country),
      stated: false,
      note: stated ? nextSchoolYearNote : schoolYearNote,
    };
  if (!stated || stated < today) {
    return {
      day: earliest,
      stated: false,
      note: stated
        ? `the stated day has passed; ${notice.words} assumed`
        : brief.startDate
          ? `no day is stated; ${notice.words} assumed`
          : `not stated; ${notice.words} assumed`,
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

/** Working days between the review of the plan and a signature. */
const daysToSign: Record<Pace, number> = { quick: 2, steady: 2, usual: 3 };

/** Every date a tool may name, counted from the day of writing. */
export function planTimeline(source: Source): Timeline {
  const { brief, market, today } = source;
  const { country } = brief.place;
  const opens = findOpening(today, country);
  const leader = countLeaderDays(brief);
  const pace = findPace(source);
  const measure = daysOf[pace];
  const days = Math.round(
    (measure.base + measure.perPoint * market.difficulty.score + leader) *
      PACE[brief.urgency ?? 'active'],
  );
  const weeks = planWeeks(opens, country);
  const last = weeks[pace === 'quick' || brief.urgency === 'critical' ? 2 : 3]!.to;
  // What is soon filled is looked at in the middle of its last week, before anybody signs.
  const review = pace === 'quick' ? addDays(last, -daysToSign.quick) : last;
  // Nobody signs before the last talks that the plan holds.
  const soonest = addWorkdays(review, daysToSign[pace], country);
  const counted = nextWorkday(addDays(opens, days), country);
  const accept = avoidTurnOfYear(counted < soonest ? soonest : counted, country);
  const start = planStart(source, accept, country);
  const endOfWeek = lastWorkday(weeks[0]!, country);
  /** So many working days on, or the end of the first week where it begins late. */
  const inFirstWeek = (count: number): Day => {
    const day = addWorkdays(opens, count, country);
    return day < endOfWeek ? day : endOfWeek;
  };
  // What is answered by noon of one day is worked in by the next.
  const decisions =
    inFirstWeek(2) < endOfWeek ? inFirstWeek(2) : earlierWorkday(endOfWeek, opens, country);
  const publish = addWorkdays(decisions, 1, country);
  return {
    opens,
    intake: addWorkdays(opens, 1, country),
    decisions,
    publish,
    names: inFirstWeek(4) < publish ? publish : inFirstWeek(4),
    sample: addWorkdays(opens, 5, country),
    weeks,
    isShort: accept <= weeks.at(-1)!.to,
    pace,
    review,
    accept: {
      day: accept,
      afterDays: daysBetween(opens, accept),
      low: Math.min(days, daysBetween(opens, accept)) - measure.spread,
      high: Math.max(days + measure.spread, daysBetween(opens, accept)),
      rule: explain(measure),
      measure: measure.rule,
    },
    start,
    // Nobody meets on a Sunday or a holiday: the next working day.
    day30: nextWorkday(addDays(start.day, 30), country),
    day90: nextWorkday(addDays(start.day, 90), country),
    month6: nextWorkday(addMonths(start.day, 6), country),
    month12: nextWorkday(addMonths(start.day, 12), country),
  };
}
