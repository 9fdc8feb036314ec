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

it('says the pattern that stands in short behind the title', () => {
  expect(
    read(
      'Flour Packer - PT Nights\nOakley Mills\nSelby, England, United Kingdom\n\nDuties\n- Pack flour into sacks',
    ),
  ).toMatch(/part-time|PT/i);
});

it('names the house in which the work is done, where it is not the employer', () => {
  const source = toSource(
    fromText(
      'a job',
      { name: 'Oakley Mills' },
      'Baker\nOakley Mills\nSelby, England, United Kingdom\n\nDuties\n- Bake bread',
    ),
  );
  const at = (text: string): string =>
    sayNarrowHeadline(
      { ...source, brief: { ...source.brief, workplace: { text } as never } },
      makePlan(source),
    );
  expect(at('Millstone Grill, York Airport')).toBe('Baker, Millstone Grill, York Airport, Selby');
  expect(at('school')).toBe('Baker, Selby');
  expect(at('Lathe and Mill')).toBe('Baker, Selby');
});

it('names the field that somebody must come from, and what may be worked from home', () => {
  expect(
    read(
      'Payroll Clerk\nOakley Mills\nToledo, OH\n\nOakley Mills runs a flour mill. Opportunity for a hybrid schedule.\n\nRequirements\n- Payroll experience in a manufacturing company\n\nDuties\n- Run the payroll of the plant',
    ),
  ).toMatch(/^Payroll Clerk, Manufacturing, Toledo, OH/);
});

it('says where one may choose between days and nights', () => {
  expect(
    read(
      'Flour Packer\nOakley Mills\nSelby, England, United Kingdom\n\nHours\nBoth day shifts and night shifts are available\n\nDuties\n- Pack flour into sacks',
    ),
  ).toBe('Flour Packer, Selby (days or nights)');
});

it('asks for the town where only the country is clear', () => {
  expect(
    read(
      'Flour Packer\nOakley Mills\n\nWe mill for shops all over the UK and you must have the right to work in the UK. Pay is £13 an hour.\n\nDuties\n- Pack flour into sacks',
    ),
  ).toBe('Flour Packer, [town]');
});
