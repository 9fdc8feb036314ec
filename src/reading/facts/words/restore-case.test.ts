import { expect, it } from 'vitest';
import { learnNames, restoreCase } from './restore-case.ts';

it('restores the case of names from the rest of the job and from what is known', () => {
  const names = learnNames([
    'Required For All Jobs',
    'The shop belongs to Acme Rail Works. Blueprints are read daily, and Bombardier cars are common.',
  ]);
  expect(
    restoreCase('EXPERIENCE AT ACME RAIL WORKS OR WITH BOMBARDIER CARS IS REQUIRED IN OHIO', names),
  ).toBe('experience at Acme Rail Works or with Bombardier cars is required in Ohio');
  expect(
    restoreCase(
      'A LICENSE ISSUED BY THE LOS ANGELES CITY DEPARTMENT OF BUILDING AND SAFETY IS REQUIRED FOR CNC WORK IN THE GENERAL SERVICES DEPARTMENT',
      names,
    ),
  ).toBe(
    'a license issued by the Los Angeles City Department of Building and Safety is required for CNC work in the General Services Department',
  );
});

it('leaves a sentence that does not shout alone', () => {
  expect(restoreCase('OSHA 10', new Map())).toBe('OSHA 10');
  expect(restoreCase('Valid TWIC card and GED', new Map())).toBe('Valid TWIC card and GED');
});
