import { expect, it } from 'vitest';
import { noForms } from '#shared/brief.ts';
import { toFact } from '../fact-for-tests.ts';
import { nameFirstDuty } from './name-first-duty.ts';

it.each([
  [
    'Leads the creation and upkeep of a coastal tide table for all harbors',
    'Creation of a coastal tide table',
  ],
  ['Support mills by configuring and repairing looms', 'Configuring and repairing looms'],
  [
    'Serves as a technical advisor to the harbor board on dredging',
    'Advising the harbor board on dredging',
  ],
  ['Ensure lantern brightness and fuel supply', 'Lantern brightness and fuel supply'],
  [
    'Develop, implement, maintain, and monitor the dredging risk framework on the coast',
    'Developing the dredging risk framework on the coast',
  ],
  ['Assist keepers with lamp and lens repairs', 'Lamp and lens repairs'],
])('"%s" goes by the work it speaks of', (text, name) => {
  expect(nameFirstDuty(toFact(text, { kind: 'duty', forms: noForms }))).toBe(name);
});

it.each([
  'Ensure that policies are followed',
  'Uphold the values of the guild',
  'Be part of a lively crew',
])('"%s" speaks of no work', (text) => {
  expect(nameFirstDuty(toFact(text, { kind: 'duty', forms: noForms }))).toBeNull();
});
