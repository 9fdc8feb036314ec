import { makePlan } from '../craft/plan.ts';
import { sayDateSpan, sayShortDate, addWorkdays } from '../craft/prose/dates.ts';
import type { Source } from '#plan/source.ts';

export const stepIds = [
  'intake',
  'publish',
  'referrals',
  'contacts',
  'sample',
  'panel',
  'rivals',
  'open',
  'review',
] as const;
export type StepId = (typeof stepIds)[number];

/** When and by whom; what exactly is for the writer to say. */
export type PlanStep = {
  id: StepId;
  priority: 'Critical' | 'High' | 'Medium' | 'Low';
  timeline: string;
  stakeholder: string;
};

export function planSteps(source: Source): PlanStep[] {
  const { timeline } = makePlan(source);
  const { country, opens, intake, decisions, weeks, review } = timeline;
  const manager = source.brief.reportsTo ? 'Hiring manager' : 'Hiring manager (name to confirm)';
  const day = (count: number): string => sayShortDate(addWorkdays(opens, count, country));
  return [
    {
      id: 'intake',
      priority: 'Critical',
      timeline: sayShortDate(intake),
      stakeholder: `Recruiter, ${manager.toLowerCase()}`,
    },
    { id: 'open', priority: 'Critical', timeline: sayShortDate(decisions), stakeholder: manager },
    {
      id: 'publish',
      priority: 'Critical',
      timeline: sayShortDate(decisions),
      stakeholder: 'Recruiter',
    },
    {
      id: 'referrals',
      priority: 'High',
      timeline: sayDateSpan(opens, weeks[0]!.to),
      stakeholder: 'Recruiter, colleagues in the same work',
    },
    {
      id: 'contacts',
      priority: 'High',
      timeline: sayDateSpan(opens, weeks[3]!.to),
      stakeholder: 'Recruiter',
    },
    { id: 'sample', priority: 'High', timeline: day(7), stakeholder: manager },
    {
      id: 'panel',
      priority: 'High',
      timeline: sayDateSpan(weeks[2]!.from, weeks[3]!.to),
      stakeholder: manager,
    },
    { id: 'rivals', priority: 'Medium', timeline: day(4), stakeholder: 'Recruiter' },
    {
      id: 'review',
      priority: 'Medium',
      timeline: sayShortDate(review),
      stakeholder: `Recruiter, ${manager.toLowerCase()}`,
    },
  ];
}
