import { expect, it } from 'vitest';
import type { FieldUnit } from '../field-unit.ts';
import { fromBelongings } from './of-belongings.ts';

const read = (...texts: string[]): string | undefined =>
  fromBelongings({ units: texts.map((text) => ({ text })) as FieldUnit[] }, null)?.name;

it.each([
  ['You promote the mission, vision and values of HTD and its wards.', 'HTD'],
  ["The planner plays a key part in Harrowdye's Product team.", 'Harrowdye'],
])('takes the name whose mission or team it is: %s', (text, name) => expect(read(text)).toBe(name));

it.each([
  ['You keep the values of the yard.'],
  ["You join Harrowdye's Product team.", "You work in Fernway's Finance team."],
  ['You keep to the mission of Our Client.'],
])('takes none where nobody or two are named', (...texts) =>
  expect(read(...texts)).toBeUndefined(),
);
