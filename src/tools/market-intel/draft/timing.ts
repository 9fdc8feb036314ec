import { makePlan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { sayDate } from '#writing/dates.ts';

const shownSeasons = 2;

export function sayWindow(source: Source): string {
  const { timeline } = makePlan(source);
  const { country } = source.brief.place;
  const say = (day: string): string => sayDate(day, country);
  const { accept, start, opens } = timeline;
  const plan = `Open ${say(opens)}; acceptance by ${say(accept.day)} (${accept.low} to ${accept.high} days).`;
  if (!start.stated)
    return `${plan} Start from ${say(start.day)} with two weeks of notice [start date: confirm].`;
  return start.note === null
    ? `${plan} The stated start, ${say(start.day)}, holds.`
    : `${plan} The stated start, ${say(start.day)}, comes too soon for that: one of the two has to move.`;
}

/** When people of this trade move, and the days on which nobody answers. */
export function listSeasons(source: Source): string[] {
  const { drawer, timeline } = makePlan(source);
  const holidays = timeline.weeks.flatMap((week, index) =>
    week.holidays.map(({ name }) => `${name} falls into week ${index + 1}.`),
  );
  return [...drawer.market.seasons.slice(0, shownSeasons), ...holidays.slice(0, 1)];
}
