import { findNotice } from '#plan/contract/notice.ts';
import { nextSchoolYearNote, schoolYearNote, seasonNote } from '#plan/hiring-steps/timeline.ts';
import { makePlan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { sayDate } from '#writing/dates.ts';
import { daysBetween } from '#writing/day.ts';

/** Days to the next Monday, and some. */
const longestWait = 8;

/** The dates of the plan, as they are said in the country of the job. */
export function describeTiming(source: Source) {
  const { opens, accept, start } = makePlan(source).timeline;
  const say = (day: string): string => sayDate(day, source.brief.place.country);
  return {
    opens: say(opens),
    accept: say(accept.day),
    /** Days to acceptance, a planning rule. */
    days: { low: accept.low, high: accept.high },
    start: say(start.day),
    startIsStated: start.stated,
    /** Only a season is named: nobody waits for notice to run out. */
    startIsOfSeason: start.note === seasonNote,
    startIsOfSchoolYear: [schoolYearNote, nextSchoolYearNote].includes(start.note ?? ''),
    /** How long people usually stay after they give notice. */
    notice: findNotice(source).words,
    /** Whether the turn of the year moves the start farther than the notice does. */
    overHolidays:
      daysBetween(accept.day, start.day) > findNotice(source).days + longestWait &&
      start.day.slice(5, 7) === '01',
    /** Whether a stated start leaves less time than the plan takes. */
    startIsEarly: start.stated && start.note !== null,
  };
}
