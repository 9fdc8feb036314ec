import { describe, expect, it } from 'vitest';
import { assessMarket } from '#market/assessment/assess-market.ts';
import { understand } from '#reading/read-stored-job.ts';
import { emptyJobText } from '#reading/stored/job-text.ts';
import { agreedPlanSchema, type AgreedPlan } from '#shared/agreed-plan.ts';
import { proposePlan } from '#plan/agreed.ts';
import { makePlan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';

const today = '2026-11-16';

function makeSource(agreed: AgreedPlan | null = null): Source {
  const brief = understand({
    job: {
      ...emptyJobText,
      title: 'Staff Accountant',
      location: 'Dayton, OH',
      requirements:
        'You need:\n- Two years of closing the books\n- NetSuite\n- A degree in accounting',
      description: 'You close the month, reconcile accounts and prepare the audit.',
    },
    organization: { name: 'Miami Valley Pumps' },
  });
  return {
    brief,
    market: assessMarket({ brief, today }),
    voice: { tone: 'professional', messagingStyle: '' },
    employer: { name: 'Miami Valley Pumps', description: '', website: '' },
    notes: [],
    agreed,
    today,
  };
}

const proposed = makePlan(makeSource());
const proposal = proposePlan(proposed);

describe('the plan that code proposes', () => {
  it('has the form in which it is settled', () => {
    expect(agreedPlanSchema.parse(proposal)).toEqual(proposal);
  });

  it('stands as it is where it is settled unchanged', () => {
    expect(makePlan(makeSource(proposal))).toEqual(proposed);
  });
});

describe('what was settled', () => {
  const [first, ...others] = proposal.criteria;
  const settled: AgreedPlan = {
    ...proposal,
    personas: [
      { ...proposal.personas[1]!, name: 'Auditors who want to stay in one place' },
      { ...proposal.personas[0]!, id: '', name: 'Bookkeepers of dealerships' },
    ],
    criteria: [
      { ...others[0]!, weight: 10 },
      { ...others[1]!, id: '', name: 'Explaining a variance to a plant', weight: 30 },
      { ...first!, name: 'Closing in five days', weight: 60 },
    ],
    steps: [{ name: 'Call', who: 'Recruiter', focus: ['Pay'], minutes: 20 }],
    workSample: { name: 'A wrong accrual', minutes: 25, task: 'Find it.', lookFor: ['The date'] },
    questions: [{ ask: 'Who closes today?', why: 'They train.', owner: 'Hiring manager' }],
  };
  const plan = makePlan(makeSource(settled));

  it('weighs the criteria as settled, heaviest first, and keeps the lines of the job behind them', () => {
    expect(plan.criteria.map(({ name, weight }) => [name, weight])).toEqual([
      ['Closing in five days', 60],
      ['Explaining a variance to a plant', 30],
      [others[0]!.name, 10],
    ]);
    expect(plan.criteria[0]?.facts).toEqual(proposed.criteria[0]?.facts);
    expect(plan.criteria[1]?.facts).toEqual([]);
  });

  it('looks for the settled backgrounds in their order, each with words to send', () => {
    expect(plan.personas.map(({ letter, name }) => [letter, name])).toEqual([
      ['A', 'Auditors who want to stay in one place'],
      ['B', 'Bookkeepers of dealerships'],
    ]);
    expect(plan.personas[0]?.outreach).toEqual(proposed.personas[1]?.outreach);
  });

  it('takes steps, work sample and questions as settled', () => {
    expect(plan.steps.usual).toEqual(settled.steps);
    expect(plan.drawer.work_sample).toMatchObject({ name: 'A wrong accrual', minutes: 25 });
    expect(plan.questions.map(({ ask }) => ask)).toEqual(['Who closes today?']);
  });
});
