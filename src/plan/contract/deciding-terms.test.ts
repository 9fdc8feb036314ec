import { expect, it } from 'vitest';
import { askDeal } from '../questions/ask-deal.ts';
import { listDecidingTerms, promisesOpposite, sayFormOfPay } from './deciding-terms.ts';
import { listDrawbacks } from '../demands/drawbacks.ts';
import { askPay, askTerms } from '../hiring-steps/screening.ts';
import { listStated } from '../stated.ts';
import { sourceOf } from '../testing/source-of.ts';
import type { Brief } from '#shared/brief.ts';

const titled = (given: string): Pick<Brief, 'title'> => ({
  title: { given, clean: given, singular: given.toLowerCase() },
});
const benefit = (text: string) => ({ kind: 'benefit' as const, text });
const idsOf = (facts: Parameters<typeof sourceOf>[0], more: Partial<Brief> = {}): string[] =>
  listDecidingTerms(sourceOf(facts, more).brief).map(({ id }) => id);
const typed = (text: string): Partial<Brief> => ({
  employmentType: { text, source: { from: 'job', quote: text } } as never,
});

const nowhere: Partial<Brief> = {
  pay: null,
  startDate: null,
  reportsTo: null,
  education: null,
  openings: null,
  seniority: { years: null } as never,
  place: { country: 'GB', resolved: null } as never,
};

it.each([
  ['You are paid solely by commission', 'commission'],
  ['A commission-only opening with no ceiling', 'commission'],
  ['Pickers work at a piece rate', 'piece'],
  ['This internship is unpaid', 'unpaid'],
])('hears a form of pay: %s', (text, id) => expect(idsOf([benefit(text)])).toEqual([id]));

it.each([
  'A basic salary and 100% commission on renewals',
  'Mileage reimbursed at 45 pence per mile',
  'Up to five days of unpaid leave',
  'A technology stipend',
])('leaves pay by time alone: %s', (text) => expect(idsOf([benefit(text)])).toEqual([]));

it.each([
  ['Relief Signaller', 'relief'],
  ['Bank Midwife', 'relief'],
  ['Groundskeeper (seasonal)', 'time'],
  ['Data Modeler (W2)', 'payroll'],
])('hears a form of contract in a title: %s', (given, id) =>
  expect(idsOf([], titled(given))).toEqual([id]),
);

it.each(['Disaster Relief Planner', 'Bank Cashier', 'Relief Valve Fitter'])(
  'takes another word for none: %s',
  (given) => expect(idsOf([], titled(given))).toEqual([]),
);

it('hears hours that nobody promises', () =>
  expect(idsOf([], typed('Zero-hours contract'))).toEqual(['shifts']));

it('says how such a job is paid in place of a range, and asks everybody about it', () => {
  const source = { ...sourceOf([benefit('Pay is commission only')], nowhere), notes: [] };
  expect(sayFormOfPay(source.brief)).toMatch(/^Commission only; no fixed sum \[/);
  expect(listStated(source).has('pay')).toBe(true);
  expect(listDrawbacks(source)[0]).toBe('commission only');
  expect(askTerms(source)[0]?.question).toMatch(/^The job is paid by commission only\./);
  expect(askPay({ sentences: { pay: 'x' } } as never, source)).toEqual([]);
});

it('asks the manager what pay by the piece comes to', () => {
  const { brief } = sourceOf([benefit('Paid per load')], nowhere);
  expect(askDeal(brief)[0]?.ask).toContain('a slow and in a good week');
});

it('knows a sentence that promises the opposite', () => {
  const relief = sourceOf([], titled('Relief Signaller')).brief;
  expect(promisesOpposite(relief, 'One yard and one truck')).toBe(true);
  expect(promisesOpposite(relief, 'Paid training')).toBe(false);
  const own = sourceOf([benefit('Commission only')]).brief;
  expect(promisesOpposite(own, 'A fixed salary on the 25th')).toBe(true);
});
