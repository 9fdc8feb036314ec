import { makePlan } from '../craft/plan.ts';
import { sayDate } from '../craft/prose/dates.ts';
import { listSteps } from '../craft/questions/steps.ts';
import type { Source } from '#plan/source.ts';

/** The horizons with their dates, the steps and the time stamps of the video; the same whoever writes. */
export function computeCoachingFigures(source: Source) {
  const { timeline } = makePlan(source);
  const { stated, steps } = listSteps(source);
  const said = (day: string): string => (timeline.start.stated ? ` (${sayDate(day)})` : '');
  return {
    steps,
    stepsStated: stated,
    horizons: [
      `30 days${said(timeline.day30)}`,
      `90 days${said(timeline.day90)}`,
      `6 months${said(timeline.month6)}`,
      `12 months${said(timeline.month12)}`,
    ] as const,
    videoMarks: ['0:00', '0:20', '0:45', '1:15', '1:45', '2:15', '2:40'] as const,
  };
}
export type CoachingFigures = ReturnType<typeof computeCoachingFigures>;
