import { expect, it } from 'vitest';
import { readAskedYears } from './asked-years.ts';

const ask = (given: string, min: number | null = null) =>
  readAskedYears({
    title: { given, clean: given, singular: given },
    seniority: { level: null, years: min === null ? null : { min, max: null }, source: null },
  });

it('takes the years that are stated before those a title implies', () => {
  expect(ask('Senior Engineer', 3)).toEqual({ years: 3, stated: true });
  expect(ask('Senior Engineer')).toEqual({ years: 5, stated: false });
  expect(ask('Director of Nursing')).toEqual({ years: 8, stated: false });
});

it('takes no other title for a senior one', () => {
  expect(ask('Staff Accountant').years).toBe(0);
  expect(ask('Lead Generation Specialist').years).toBe(0);
});
