import { makePlan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { sayDate } from '#writing/dates.ts';

export function sayWindow(source: Source): string {
  const { timeline } = makePlan(source);
  const { country } = source.brief.place;
  const say = (day: string): string => sayDate(day, country);
  const { accept, start, opens } = timeline;
  const plan = `Open ${say(opens)} and plan ${accept.low} to ${accept.high} days to acceptance, ${say(accept.day)} in the plan.`;
  if (!start.stated)
    return `${plan} With two weeks of notice that allows a start on ${say(start.day)} [start date: confirm].`;
  return start.note === null
    ? `${plan} The stated start, ${say(start.day)}, holds.`
    : `${plan} The stated start, ${say(start.day)}, comes sooner than that allows: one of the two has to move.`;
}

/** When people of this trade move, and the days on which nobody answers. */
export function listSeasons(source: Source): string[] {
  const { drawer, timeline } = makePlan(source);
  const holidays = timeline.weeks.flatMap((week, index) =>
    week.holidays.map(
      ({ name, day }) =>
        `${name}, ${sayDate(day, source.brief.place.country)}, falls into week ${index + 1} of the plan.`,
    ),
  );
  return [...drawer.market.seasons, ...holidays.slice(0, 1)];
}
