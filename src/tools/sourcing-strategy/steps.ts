import type { Plan } from '#plan/plan.ts';
import { sayShortDate } from '#writing/dates.ts';
import { type Day } from '#writing/day.ts';

export const stepIds = [
  'pay',
  'answers',
  'mend',
  'publish',
  'sample',
  'contacts',
  'review',
] as const;
export type StepId = (typeof stepIds)[number];

/** When and by whom; what exactly is for the writer to say. */
export interface PlanStep {
  id: StepId;
  priority: 'Critical' | 'High' | 'Medium' | 'Low';
  timeline: string;
  stakeholder: string;
}

/** In the order of their days. */
export function planSteps(
  { timeline, observations, stated }: Pick<Plan, 'timeline' | 'observations' | 'stated'>,
  country: string | null,
): PlanStep[] {
  const { decisions, publish, sample, review, weeks, isShort } = timeline;
  // Where somebody says yes before the last week is over, nobody new is planned for it.
  const lastWeek = weeks.at(isShort ? -2 : -1)?.to ?? review;
  const steps: (Omit<PlanStep, 'timeline'> & { day: Day })[] = [
    ...(stated.has('pay')
      ? []
      : [{ id: 'pay', priority: 'Critical', day: decisions, stakeholder: 'HR' } as const]),
    { id: 'answers', priority: 'Critical', day: decisions, stakeholder: 'Hiring manager' },
    ...(observations.length > 0
      ? [{ id: 'mend', priority: 'High', day: decisions, stakeholder: 'Hiring manager' } as const]
      : []),
    { id: 'publish', priority: 'Critical', day: publish, stakeholder: 'Recruiter' },
    { id: 'sample', priority: 'High', day: sample, stakeholder: 'Hiring manager' },
    { id: 'contacts', priority: 'High', day: lastWeek, stakeholder: 'Recruiter' },
    {
      id: 'review',
      priority: 'Medium',
      day: review,
      stakeholder: 'Recruiter and hiring manager',
    },
  ];
  return steps
    .toSorted((a, b) => a.day.localeCompare(b.day))
    .map(({ day, ...step }) => ({ ...step, timeline: `By ${sayShortDate(day, country)}` }));
}
