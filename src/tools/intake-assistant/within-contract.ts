import { findContractEnd } from '#plan/contract/contract-end.ts';
import type { Plan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { sayDate } from '#writing/dates.ts';
import type { IntakeWriting } from './writing.ts';

type Metrics = IntakeWriting['successMetrics'];

/** No goal lies behind the end of the contract: the first that would becomes the hand-over, the rest fall away. */
export function keepWithinContract(
  metrics: Metrics,
  source: Source,
  { timeline }: Pick<Plan, 'timeline'>,
): Metrics {
  const end = findContractEnd(source, timeline.start.day);
  if (end === null) return metrics;
  const day = end.said ?? sayDate(end.day, source.brief.place.country);
  const when = end.said === null ? `on ${day}` : `in ${day}`;
  const handOver = {
    target: 'Everything open is handed over, and both sides know what comes next',
    measurement: `Open work on one list with a name for each line, before the contract ends ${when}`,
    success:
      'The person who takes over can go on without a call; extension or end announced four weeks before',
  };
  const after = {
    target: `No goal: the contract ends ${when}`,
    measurement: 'Only if it is extended, agreed in writing before then',
    success: 'A new goal is set with the extension, none without it',
  };
  const days = [
    ['30-day', timeline.day30],
    ['90-day', timeline.day90],
    ['6-month', timeline.month6],
    ['12-month', timeline.month12],
  ] as const;
  const beyond = days.filter(([, planned]) => planned > end.day).map(([horizon]) => horizon);
  const within = { ...metrics };
  for (const [i, horizon] of beyond.entries()) within[horizon] = i === 0 ? handOver : after;
  return within;
}
