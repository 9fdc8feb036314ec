import type { Plan } from '#plan/plan.ts';
import { listMailed } from '#plan/questions/mailed-questions.ts';
import { sayDate } from '#writing/dates.ts';

export const nextStepIds = ['answers', 'publish', 'sample', 'names', 'review'] as const;
export type NextStepId = (typeof nextStepIds)[number];

export interface NextStep {
  id: NextStepId;
  priority: 'Critical' | 'High' | 'Medium' | 'Low';
  owner: string;
  due: string;
}

/** What happens next, by whom and by which day; in the order of the days. */
export function planNextSteps(
  plan: Pick<Plan, 'timeline' | 'questions'>,
  country: string | null,
): NextStep[] {
  const { decisions, publish, names, sample, review } = plan.timeline;
  const isOfHr = listMailed(plan).some(({ owner }) => owner === 'HR');
  return [
    {
      id: 'answers',
      priority: 'Critical',
      owner: isOfHr ? 'Hiring manager and HR' : 'Hiring manager',
      due: sayDate(decisions, country),
    },
    { id: 'publish', priority: 'High', owner: 'Recruiter', due: sayDate(publish, country) },
    {
      id: 'names',
      priority: 'High',
      owner: 'Recruiter',
      due: sayDate(names, country),
    },
    { id: 'sample', priority: 'High', owner: 'Hiring manager', due: sayDate(sample, country) },
    {
      id: 'review',
      priority: 'Medium',
      owner: 'Recruiter and hiring manager',
      due: sayDate(review, country),
    },
  ];
}
