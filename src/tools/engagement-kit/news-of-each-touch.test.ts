import { expect, it } from 'vitest';
import { fromText } from '#reading/fixtures/jobs/fixture-job.ts';
import { listPoints } from '#plan/letters/list-points.ts';
import { tellOneMore } from '#plan/letters/list-news.ts';
import { writeFirstMail, writeFollowUp } from '#plan/letters/write-mails.ts';
import { writeSteps } from '#plan/letters/write-sequence.ts';
import { makePlan } from '#plan/plan.ts';
import { toSource, writeTool } from '../writing-suite/written.ts';
import type { CandidateMessaging } from '../candidate-messaging/content.ts';

const text = `Harbor Accountant
Larkmoor Docks
Duluth, MN

Reporting to the Financial Controller, you will partner closely with the Harbor Leadership Team.
What you will do
Prepare the monthly accounts of nine ferries and two dry docks
Explain the costs of dredging and of quay repairs to the pilots
Lead the annual budgeting of the dry docks
Review and approve mooring prices
Reconcile the fuel stock of the tugs
Requirements
Part-qualified or recently qualified CPA
The ability to read and write in English
Benefits
You will receive a share of the salvage fees after each season
Commission on new moorings
Opportunities for career development
`;
const source = toSource(fromText('a job', { name: 'Larkmoor Docks' }, text));
const turns = [...makePlan(source).personas.keys()];
const messages = writeTool('candidateMessaging', source).content as CandidateMessaging;

it('knows what this post decides, whom one works beside, who may come and what is given', () => {
  const points = listPoints(source).map(({ text: told }) => told);
  expect(points).toContain('You would review and approve mooring prices.');
  expect(points).toContain('You would work closely with the Harbor Leadership Team.');
  expect(points).toContain('You would receive a share of the salvage fees after each season.');
  expect(points.join(' ')).toContain('"Part-qualified or recently qualified CPA"');
});

it('tells in each touch what the one before it did not, and nothing empty', () => {
  for (const turn of turns) {
    const steps = writeSteps(source, turn);
    const all = steps.map((step) => step.text).join('\n');
    expect(all).not.toMatch(/career development/);
    expect(steps[1]?.text).toMatch(/You would|It comes with|You also get|The offer/);
    const told = `${writeFirstMail(source, turn).text}\n${writeFollowUp(source, turn).text}`;
    const more = tellOneMore(source, turn, told);
    if (more !== '') expect(told).not.toContain(more);
  }
});

it('writes subjects that can be read at a glance, each another', () => {
  const subjects = turns.map((turn) => writeFirstMail(source, turn).subject);
  expect(new Set(subjects).size).toBe(subjects.length);
  for (const subject of subjects) {
    expect(subject.length).toBeLessThanOrEqual(60);
    expect(subject).not.toMatch(/^\w+ing\b|: \w+ing\b/);
  }
  const steps = turns.map((turn) => writeSteps(source, turn)[0]!.subject);
  expect(new Set(steps).size).toBe(steps.length);
});

it('proves a message by what is stated', () => {
  for (const { prove } of messages.personaMessaging) expect(prove).not.toContain('Nothing stated');
});

it('gives an article to a post, and the basis to a commission', () => {
  const all = JSON.stringify(messages);
  expect(all).not.toMatch(/report to Financial/);
  expect(all).not.toMatch(/\bcommission(?! on new moorings)/i);
  expect(all).not.toMatch(/read and write/);
});

it('says that one person gets one sequence', () => {
  expect(messages.toolDescription).toMatch(/one sequence only/);
});

it('lists no reasons to say no', () => {
  for (const turn of turns)
    expect(writeFollowUp(source, turn).text).not.toMatch(/hesitate|downsides|holding you back/);
});
