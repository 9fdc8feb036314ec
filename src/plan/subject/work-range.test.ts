import { expect, it } from 'vitest';
import { loadDrawer } from '#knowledge/load-drawers.ts';
import { noForms } from '#shared/brief.ts';
import { sourceOf } from '../testing/source-of.ts';
import { nameWork } from './work-range.ts';

const drawer = loadDrawer('trades/finance/staff-accountant.yaml');

const name = (duties: readonly string[]): string[] =>
  nameWork(
    sourceOf(
      duties.map((text) => ({
        kind: 'duty' as const,
        text,
        forms: { ...noForms, verbPhrase: text },
      })),
      { place: { country: 'US' } as never },
    ).brief,
    { criteria: [], drawer },
  );

it('names the work in the words of the trade, what stands first before the rest', () => {
  expect(
    name([
      'Close the books of two bakeries each month',
      'Reconcile the accounts of all suppliers',
      'Prepare the yearly budget of the ovens',
      'Keep a positive attitude',
    ]),
  ).toEqual(['the close', 'reconciliations', 'budget preparation']);
});

it('leaves out what is done only when it is needed', () => {
  expect(
    name([
      'Close the books each month',
      'Reconcile the bank accounts',
      'Prepare tax returns as needed',
    ]).join(),
  ).not.toMatch(/tax/);
});

it('names one thing once', () => {
  const range = name([
    'Reconcile the bank accounts',
    'Close the books each month',
    'Prepare account reconciliations',
  ]);
  expect(range.filter((one) => one.includes('reconciliation'))).toHaveLength(1);
});

it('says nothing where the advertisement tells too little', () => {
  expect(name(['Be a team player'])).toEqual([]);
  expect(name(['Close the books each month'])).toEqual([]);
});
