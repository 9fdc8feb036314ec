import { expect, it } from 'vitest';
import type { Fact } from '#shared/brief.ts';
import { readAskedYears } from './asked-years.ts';

const makeFact = (text: string): Fact => ({
  id: 'experience-1',
  kind: 'experience',
  importance: 'must',
  text,
  short: text,
  terms: [],
  forms: { nounPhrase: null, verbPhrase: null },
  source: { from: 'profile', profile: '' },
});

const ask = (given: string, min: number | null = null, line = '') =>
  readAskedYears({
    title: { given, clean: given, singular: given },
    seniority: { level: null, years: min === null ? null : { min, max: null }, source: null },
    facts: line === '' ? [] : [makeFact(line)],
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

it('believes no title against the text', () => {
  expect(ask('Senior Ledger Accountant', null, 'Part-qualified or recently qualified').years).toBe(
    0,
  );
});
