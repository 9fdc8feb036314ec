import { makePlan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { sayDate } from '#writing/dates.ts';

/** The horizons with their dates and the steps; the same whoever writes. */
export function computeCoachingFigures(source: Source) {
  const { timeline, steps } = makePlan(source);
  const said = (day: string): string =>
    timeline.start.stated ? ` (${sayDate(day, source.brief.place.country)})` : '';
  return {
    steps: steps.stated.length > 0 ? steps.stated : steps.usual.map(({ name }) => name),
    stepsStated: steps.stated.length > 0,
    horizons: [
      `30 days${said(timeline.day30)}`,
      `90 days${said(timeline.day90)}`,
      `6 months${said(timeline.month6)}`,
      `12 months${said(timeline.month12)}`,
    ] as const,
  };
}
export type CoachingFigures = ReturnType<typeof computeCoachingFigures>;
