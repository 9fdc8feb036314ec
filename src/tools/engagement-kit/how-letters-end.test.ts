import { describe, expect, it } from 'vitest';
import { assessMarket } from '#market/assessment/assess-market.ts';
import { listOpen } from '#plan/letters/open-matters.ts';
import { writeFollowUp } from '#plan/letters/write-mails.ts';
import { makePlan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { readJobText } from '#reading/read-job-text.ts';
import { understand } from '#reading/read-stored-job.ts';
import { computeKitFigures } from './figures.ts';
import { draftEngagementKit } from './draft.ts';

const today = '2026-11-16';

function toSource(text: string): Source {
  const brief = understand({ job: readJobText(text)!, organization: { name: '' } });
  return {
    brief,
    market: assessMarket({ brief, today }),
    voice: { tone: 'professional', messagingStyle: '' },
    employer: { name: brief.employer.name, description: '', website: '' },
    notes: [],
    today,
  };
}

const clerk = toSource(`Harbor Clerk
Orle Marina
Duluth, MN

What you will do
Answer the radio of the marina
Requirements
Two years at a marina desk
`);

describe('a letter that has little to tell', () => {
  it('claims nothing that nobody has done yet', () => {
    const letters = makePlan(clerk).personas.map((_, turn) => writeFollowUp(clerk, turn).text);
    for (const text of letters) expect(text).not.toMatch(/I am asking|I have (?:put|asked)/);
  });

  it('asks about the start last', () => {
    const open = listOpen(clerk);
    expect(open.findIndex((name) => name.endsWith('start date'))).toBeOneOf([-1, open.length - 1]);
  });
});

it('counts as answered only what the letters can tell', () => {
  const summary = draftEngagementKit(
    clerk,
    computeKitFigures(clerk),
  ).whatCandidatesCareAboutSummary;
  const [, told = ''] = /Answered here: ([^.]+)\./.exec(summary) ?? [];
  expect(told).not.toMatch(/benefits|team|steps/);
});
