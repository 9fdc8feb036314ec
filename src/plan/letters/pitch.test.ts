import { expect, it } from 'vitest';
import { assessMarket } from '#market/assessment/assess-market.ts';
import { makePlan } from '#plan/plan.ts';
import { readJobText } from '#reading/read-job-text.ts';
import { understand } from '#reading/read-stored-job.ts';
import type { Source } from '../source.ts';
import { pitchWork } from './pitch.ts';
import { listToldWhole } from './say-duties.ts';
import { quoteHouse } from './quote-house.ts';
import { writeFirstMail } from './write-mails.ts';
import { writeSteps } from './write-sequence.ts';

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

const lab = toSource(`Test Engineer
Orrin Turbines
Dayton, OH

About us
Orrin Turbines was founded in 1911 and builds the water turbines of the Harlan Dam.

What you will do
Run fatigue tests on turbine blades for new dams
Maintain ISO 9001 certification and AS9100 compliance for the blade laboratory
Prepare specimens of cast steel for the microscope
Train operators of the two furnaces every spring
Write the quarterly report on cracks for the Dam Office
Liaise with the Chief Metallurgist on failed castings
Requirements
Bachelor's degree in engineering
`);
const pitches = pitchWork(lab);

it('tells whole duties with their verb, from the middle of the work, and not the same first to all', () => {
  const leads = pitches.map(({ lead }) => lead);
  expect(new Set(leads).size).toBeGreaterThan(1);
  expect(leads.join()).not.toMatch(/quarterly report|liaise/i);
  for (const { text } of pitches) expect(text).toMatch(/^$|\byou would \p{Ll}+ /iu);
  const { personas } = makePlan(lab);
  for (const turn of personas.keys()) {
    const { text } = writeFirstMail(lab, turn);
    expect(text).toContain(pitches[turn]!.lead.replace(/^be responsible for /, ''));
  }
});

it('counts a named standard as work, and no rule of any house', () => {
  expect(
    listToldWhole(lab)
      .map(({ verb }) => verb)
      .join('\n'),
  ).toContain('maintain ISO 9001 certification and AS9100 compliance');
});

it('quotes the employer where it says what it is alone in', () => {
  expect(quoteHouse(lab, 0)).toContain('builds the water turbines of the Harlan Dam');
  expect(quoteHouse(lab, 9)).toBe('');
});

it('has steps in other words than the letters, for each kind of people', () => {
  for (const [turn] of makePlan(lab).personas.entries()) {
    const steps = writeSteps(lab, turn);
    const first = steps[0];
    const second = steps.length === 3 ? steps[1] : undefined;
    const last = steps.at(-1);
    expect(first?.text).not.toBe(writeFirstMail(lab, turn).text);
    // One question, and nothing else behind it.
    expect(first?.text).toMatch(/\?\n\n\[your name\]/);
    expect(second?.text ?? '').not.toMatch(/Kind regards|You would also/);
    expect(last?.text).toMatch(/last|not for you/);
  }
});

const dock = toSource(`Dock Supervisor
Orrin Freight
Dayton, OH

The Dock Supervisor is responsible for loading and releasing every trailer that leaves the yard at night.

What you will do
Check the seals of refrigerated trailers
Plan the crew of eight loaders
Sort the empty pallets behind the gate
File the delivery notes of each shift
Attend the weekly meeting
Pay: $28 per hour
Hours: Monday to Friday, 10 pm to 6 am
Benefits
Health insurance
Tuition reimbursement
`);

it('begins with what the post is there for, and never with work done beside it', () => {
  for (const turn of makePlan(dock).personas.keys()) {
    const { text, subject } = writeFirstMail(dock, turn);
    // Two hear of the whole; the others of what is near to them.
    if (turn < 2) expect(text).toMatch(/every trailer that leaves the yard at night/);
    expect(`${subject} ${text}`).not.toMatch(/delivery notes|weekly meeting/i);
  }
});

it('tells something new in each later message', () => {
  for (const turn of makePlan(dock).personas.keys()) {
    const [first, ...later] = writeSteps(dock, turn);
    const second = later.length === 2 ? later[0] : undefined;
    const told = second?.text.split('\n\n').slice(1, 2) ?? [];
    for (const sentence of told) expect(first?.text).not.toContain(sentence);
  }
});
