import { expect, it } from 'vitest';
import { makePlan } from '#plan/plan.ts';
import { fromText } from '#reading/fixtures/jobs/fixture-job.ts';
import { toSource } from '../writing-suite/written.ts';
import { listProof, tellOnce } from './duties-and-papers.ts';

it('says once what stands in another item, and leaves out the rest of a heading', () => {
  expect(
    tellOnce([
      'willingness to work flexible harvest shifts',
      'Key | Northern Orchards',
      'flexible harvest shifts, with willingness',
      'a valid tractor card',
    ]),
  ).toEqual(['willingness to work flexible harvest shifts', 'a valid tractor card']);
});

it('asks nobody to bring a paper that they are still working towards', () => {
  const source = toSource(
    fromText(
      'an advertisement',
      { name: 'Oakley Doors' },
      `Buyer
Oakley Doors
Leeds, England

Responsibilities
- Buy timber and fittings for two halls

Requirements
- Working towards a CIPS qualification
- Degree educated`,
    ),
  );
  const told = listProof(source, makePlan(source)).join(' ');
  expect(told).not.toMatch(/working towards|paper that says you are degree/i);
});
