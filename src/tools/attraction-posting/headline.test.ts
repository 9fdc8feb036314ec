import { expect, it } from 'vitest';
import { fromText } from '#reading/fixtures/jobs/fixture-job.ts';
import { makePlan } from '#plan/plan.ts';
import { toSource } from '../writing-suite/written.ts';
import { sayNarrowHeadline } from './headline.ts';

const read = (text: string): string => {
  const source = toSource(fromText('a job', { name: 'Oakley Mills' }, text));
  return sayNarrowHeadline(source, makePlan(source));
};

it('narrows the headline by what the title does not say', () => {
  expect(
    read(
      'Flour Packer\nOakley Mills\nSelby, England, United Kingdom\nJob type: Part-time\n\nDuties\n- Pack flour into sacks',
    ),
  ).toBe('Flour Packer, Selby (part-time)');
});

it('adds nothing to what the title says already', () => {
  expect(
    read(
      'Night Flour Packer\nOakley Mills\nSelby, England, United Kingdom\n\nHours\nNight shift, 22:00 to 06:00\n\nDuties\n- Pack flour into sacks',
    ),
  ).not.toContain('(');
});
