import { expect, it } from 'vitest';
import { dropSameSchool, isSchoolingFirst } from './schooling.ts';

const names = (...given: string[]): string[] =>
  dropSameSchool(given.map((name) => ({ name, kind: 'education' }))).map(({ name }) => name);

it('names one school once, by the line that leaves more ways open', () => {
  expect(names('High School Diploma', 'High school diploma or equivalent')).toEqual([
    'High school diploma or equivalent',
  ]);
  expect(names("Bachelor's degree", "Bachelor's degree in botany or a related field")).toEqual([
    "Bachelor's degree in botany or a related field",
  ]);
});

it('keeps schools of other subjects and levels', () => {
  const two = ["Bachelor's degree in botany", "Bachelor's degree in law"];
  expect(names(...two)).toEqual(two);
  const steps = ["Bachelor's degree in botany", "Master's degree in botany"];
  expect(names(...steps)).toEqual(steps);
});

it('takes a measure for no diploma', () => {
  expect(isSchoolingFirst('Work with a great degree of care')).toBe(false);
  expect(isSchoolingFirst('A degree in botany')).toBe(true);
  expect(isSchoolingFirst('The degree of Bachelor of Science')).toBe(true);
});
