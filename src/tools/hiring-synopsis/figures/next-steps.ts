import { makePlan } from '../../craft/plan.ts';
import { addWorkdays } from '../../craft/prose/dates.ts';
import type { Source } from '#plan/source.ts';

export const nextStepIds = [
  'pay',
  'open',
  'papers',
  'names',
  'sample',
  'rivals',
  'panel',
  'start',
  'review',
  'warm',
] as const;
export type NextStepId = (typeof nextStepIds)[number];

export type NextStep = {
  id: NextStepId;
  priority: 'Critical' | 'High' | 'Medium' | 'Low';
  owner: string;
  due: string;
};

export function planNextSteps(source: Source): NextStep[] {
  const { brief } = source;
  const { timeline } = makePlan(source);
  const { country, opens, decisions, review, accept } = timeline;
  const day = (count: number): string => addWorkdays(opens, count, country);
  return [
    { id: 'pay', priority: 'Critical', owner: 'Hiring manager, HR', due: decisions },
    ...(brief.missing.length > 0
      ? [
          {
            id: 'open' as const,
            priority: 'Critical' as const,
            owner: 'Hiring manager',
            due: decisions,
          },
        ]
      : []),
    { id: 'papers', priority: 'High', owner: 'Recruiter', due: day(3) },
    { id: 'names', priority: 'High', owner: 'Recruiter, colleagues in the same work', due: day(4) },
    { id: 'sample', priority: 'High', owner: 'Hiring manager', due: day(7) },
    { id: 'panel', priority: 'High', owner: 'Hiring manager', due: day(5) },
    { id: 'rivals', priority: 'Medium', owner: 'Recruiter', due: day(4) },
    { id: 'review', priority: 'High', owner: 'Recruiter, hiring manager', due: review },
    { id: 'start', priority: 'Medium', owner: 'Hiring manager', due: accept.day },
    { id: 'warm', priority: 'Low', owner: 'Recruiter', due: addWorkdays(accept.day, 5, country) },
  ];
}
