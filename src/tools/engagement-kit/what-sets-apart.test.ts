import { assessMarket } from '#market/assessment/assess-market.ts';
import { askFirst } from '#plan/letters/ask.ts';
import { listJobFacts } from '#plan/letters/job-facts.ts';
import { listMinuses } from '#plan/letters/minuses.ts';
import { listNudges } from '#plan/letters/list-nudges.ts';
import { listObjections } from '#plan/letters/list-objections.ts';
import { writeFirstMail, writeFollowUp } from '#plan/letters/write-mails.ts';
import { writeVoicemails } from '#plan/letters/write-short.ts';
import { makePlan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { readJobText } from '#reading/read-job-text.ts';
import { understand } from '#reading/read-stored-job.ts';
import { expect, it } from 'vitest';

const today = '2026-11-16';

function toSource(text: string): Source {
  const brief = understand({
    job: { ...readJobText(text)!, answers: [] },
    organization: { name: '' },
  });
  return {
    brief,
    market: assessMarket({ brief, today }),
    voice: { tone: 'professional', messagingStyle: '' },
    employer: { name: '', description: '', website: '' },
    notes: [],
    answers: [],
    today,
  };
}

const desk = toSource(`Receptionist
Larkmoor Dental
Leeds

About us
Larkmoor Dental is a leading dental practice for children and their families.

What you will do
Check children and parents in and out at the front desk
Ring parents who missed a visit and fill the free chairs
Explain the costs of treatment to parents before it begins
File letters as needed
Order gloves and masks for the four surgeries
Requirements
GCSE English
Benefits
Pension scheme
Bank holidays
`);
const mails = makePlan(desk).personas.map((_, turn) => ({
  first: writeFirstMail(desk, turn),
  second: writeFollowUp(desk, turn),
}));

it('says in every first letter and to whom it was recommended what the house is', () => {
  for (const { first } of mails)
    expect(first.text).toContain('a dental practice for children and their families');
  expect(writeVoicemails(desk)[2]).toContain('a dental practice for children');
});

it('tells no two kinds of people the same of the work, and never the dullest duty', () => {
  const told = mails.map(({ first }) =>
    first.text.split('\n\n')[1]!.replace(/^.*?families\. /s, ''),
  );
  expect(new Set(told).size).toBe(told.length);
  expect(mails.map(({ first }) => first.text).join()).not.toContain('file letters');
});

it('has no pension and no holidays as the reason of a letter', () => {
  const subjects = mails.flatMap(({ first, second }) => [first.subject, second.subject]).join('\n');
  expect(subjects).not.toMatch(/pension|holiday/i);
});

it('does not call the pay open after a letter that has a blank for it', () => {
  expect(mails.map(({ second }) => second.text).join('\n')).not.toMatch(/what it pays|the pay\b/);
});

it('asks nobody about things of another workplace', () => {
  const asks = makePlan(desk).personas.map((_, turn) => askFirst(desk, turn));
  expect(asks.join('\n')).not.toMatch(/\b(?:beds?|wards?|rooms?|hotel)\b/i);
});

const pump = toSource(`Pump Technician
Orrin Water
Leeds

What you will do
Repair borehole pumps at forty sites
Take part in an on-call rota for burst mains
Test the water at each site
Requirements
Certification in confined spaces within 6 months
`);

it('tells that one is on call, in a letter and as a doubt', () => {
  expect(`${listJobFacts(pump).condition} ${listMinuses(pump).join(' ')}`).toMatch(/on-call work/i);
  expect(listObjections(pump).map(({ objection }) => objection)).toContain(
    'I do not want to be on call.',
  );
});

it('asks nobody to bring a paper that may be had later', () => {
  expect(
    listNudges(pump)
      .map(({ words }) => words)
      .join('\n'),
  ).not.toContain('Please bring');
});
