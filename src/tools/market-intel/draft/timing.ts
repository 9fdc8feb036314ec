import { findPeak } from '#plan/outreach/peaks.data.ts';
import { makePlan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import type { MarketFigures } from '../figures.ts';
import { fitsPost } from './fits-post.ts';

const shownSeasons = 2;
const noSeason = 'There is no known time of year when people in this work move.';

export function sayWindow({ timing }: MarketFigures): string {
  const { opens, accept, days, start } = timing;
  const plan = `Open ${opens}; acceptance by ${accept} (${days.low} to ${days.high} days).`;
  if (timing.startIsOfSeason)
    return `${plan} Start about ${start}, for the season named [start date: confirm].`;
  if (timing.startIsOfSchoolYear)
    return `${plan} Planned start: the next school year, about ${start}; a start within the year only if the school wants it [confirm].`;
  if (!timing.startIsStated)
    return `${plan} Start from ${start} at the earliest, ${timing.notice} assumed${timing.overHolidays ? ' and no first day between mid-December and the new year' : ''} [start date: confirm].`;
  return timing.startIsEarly
    ? `${plan} The stated start, ${start}, is too soon for that: one of the two has to move.`
    : `${plan} The stated start, ${start}, works.`;
}

/** When people of this trade move, and the days on which nobody answers. */
export function listSeasons(source: Source): string[] {
  const { drawer, timeline } = makePlan(source);
  const holidays = timeline.weeks.flatMap((week, index) =>
    week.holidays.map(({ name }) => `${name} falls in week ${index + 1}.`),
  );
  const nearest = source.market.nearest?.row.soc ?? null;
  const peak = timeline.weeks
    .map((week) =>
      findPeak(drawer, week, {
        title: source.brief.title.given,
        soc: nearest,
        facts: source.brief.facts,
      }),
    )
    .find((note) => note !== null);
  const seasons = [
    ...(peak ? [`${peak}.`] : []),
    ...drawer.market.seasons
      .filter((text) => fitsPost(source)({ title: '', text }))
      .slice(0, peak ? 1 : shownSeasons),
    ...holidays.slice(0, 1),
  ];
  return seasons.length > 0 ? seasons : [noSeason];
}
