import { expect, it } from 'vitest';
import { makePlan } from '#plan/plan.ts';
import { fromText } from '#reading/fixtures/jobs/fixture-job.ts';
import { toSource } from '../writing-suite/written.ts';
import { listAskUs } from './ask-us.ts';
import { listLeaderQuestions } from './leader-questions.ts';
import { pickQuestions } from './pick-questions.ts';
import { isToldByLeader } from './told-at-level.ts';

const source = toSource(
  fromText(
    'an advertisement',
    { name: 'Alder Paper' },
    `Warehouse Manager
Alder Paper
Dayton, OH

Responsibilities
- Oversee four shift supervisors and forty warehouse staff at two sites
- Plan storage and shipping for six hundred pallets a day
- Negotiate freight rates with carriers each quarter
- Report stock accuracy and cost per pallet to the plant director

Requirements
- Five years of experience leading a warehouse team`,
  ),
);
const plan = makePlan(source);

it('asks whoever leads about the scored lines and the people', () => {
  const asked = pickQuestions(source, plan);
  expect(asked.map(({ category }) => category)).toContain('Your people');
  const told = asked.map(({ question }) => question).join(' ');
  expect(told).not.toMatch(/Part of this job|which machine or vehicle/i);
  expect(asked.length).toBeGreaterThanOrEqual(4);
});

it('asks a supervisor about one person of the crew, and a director about somebody developed', () => {
  const [ofCrew] = listLeaderQuestions({ leads: true, level: 'supervisor' }, 'hands-on-trade');
  const [ofHouse] = listLeaderQuestions({ leads: true, level: 'head' }, 'hands-on-trade');
  expect(ofCrew?.question).toMatch(/people you led/);
  expect(ofHouse?.question).toMatch(/developed/);
  expect(listLeaderQuestions({ leads: false, level: 'senior' }, 'hands-on-trade')).toEqual([]);
});

it('lets a leader ask about people, money and figures, and names no line of the scorecard', () => {
  const asked = listAskUs(source, plan).join(' ');
  expect(asked).toMatch(/people I would lead/);
  expect(asked).toMatch(/decide by myself/);
  expect(asked).not.toMatch(/How much of a usual week/);
});

it('knows who tells an answer', () => {
  expect(isToldByLeader('I led a team of nine, and we closed in six days.')).toBe(true);
  expect(isToldByLeader('I ran it twice and read its tests.')).toBe(false);
  expect(isToldByLeader('My team helped, and my part was done on Friday.')).toBe(false);
});
