import { expect, it } from 'vitest';
import { loadDrawer } from '#knowledge/load-drawers.ts';
import { noForms } from '#shared/brief.ts';
import type { Criterion } from '../criteria/criterion.ts';
import { sourceOf } from '../testing/source-of.ts';
import { joinToldWork, listToldWork, shareToldWork } from './told-work.ts';

const drawer = loadDrawer('trades/people/payroll-specialist.yaml');
const criteria = ['running-payroll', 'payroll-taxes'].map((id) => ({ id }) as Criterion);

const tell = (duties: readonly string[]): string[] =>
  listToldWork(
    sourceOf(
      duties.map((text) => ({
        kind: 'duty' as const,
        text,
        forms: { ...noForms, verbPhrase: text },
      })),
      { place: { country: 'US' } as never },
    ).brief,
    { criteria, drawer },
  );

it('says what is done in spoken words, what fills most of the job first', () => {
  const told = tell([
    'Process payroll for three plants every two weeks',
    'Assist with data entry for the yearly audit',
    'File quarterly payroll tax returns',
  ]);
  expect(told.slice(0, 2)).toEqual(['run the payroll', 'handle payroll taxes and deductions']);
});

it('says of what somebody assists with that they help', () => {
  const told = tell(['Assist in processing payroll', 'Assist with payroll tax filings']);
  expect(told.every((phrase) => phrase.startsWith('help '))).toBe(true);
});

it('says nothing where only what every job has a little of can be told', () => {
  expect(tell(['Ensure compliance with company rules', 'Keep accurate records'])).toEqual([]);
});

it('joins things with a comma where one of them is a row itself', () => {
  expect(joinToldWork(['bake', 'serve guests'])).toBe('bake and serve guests');
  expect(joinToldWork(['bake', 'pack and label'])).toBe('bake, and pack and label');
});

it('tells each kind of people the middle of the job and other things beside it', () => {
  const phrases = ['bake', 'serve guests', 'take orders', 'count stock', 'plan menus'];
  const [one, other] = [shareToldWork(phrases, 0), shareToldWork(phrases, 1)];
  expect(one.first).toBe('You would bake, serve guests and take orders.');
  expect(other.first).toMatch(/^You would bake, /);
  expect(other.first).not.toBe(one.first);
  expect(one.rest).toBe('You would count stock and plan menus.');
  expect(shareToldWork([], 0)).toEqual({ first: '', rest: '' });
});
