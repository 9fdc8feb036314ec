import { makePlan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { sayDate } from '#writing/dates.ts';

/** The horizons with their dates and the steps; the same whoever writes. */
export function computeCoachingFigures(source: Source) {
  const { timeline, steps, phrases } = makePlan(source);
  const [month, quarter, half, year] = phrases?.horizons ?? [
    '30 days',
    '90 days',
    '6 months',
    '12 months',
  ];
  const said = (day: string): string =>
    timeline.start.stated ? ` (${sayDate(day, source.brief.place.country)})` : '';
  return {
    steps: steps.stated.length > 0 ? steps.stated : steps.usual.map(({ name }) => name),
    stepsStated: steps.stated.length > 0,
    horizons: [
      `${month}${said(timeline.day30)}`,
      `${quarter}${said(timeline.day90)}`,
      `${half}${said(timeline.month6)}`,
      `${year}${said(timeline.month12)}`,
    ] as const,
  };
}
export type CoachingFigures = ReturnType<typeof computeCoachingFigures>;
