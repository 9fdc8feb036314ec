import { expect, it } from 'vitest';
import { findNarrowTrade } from './find-narrow-trade.ts';
import { askTitle, fits } from './fit-title.ts';
import { listHeads } from './load-drawers.ts';
import { listenForTrades } from './spoken-trade.ts';

function find(title: string, lines: readonly string[], fitOfWide: number = fits.none) {
  const heard = listenForTrades(listHeads(), [title, ...lines].join('\n'));
  return findNarrowTrade({ asked: askTitle(title), lines, heard }, fitOfWide)?.trade;
}

const pay = [
  'Process payroll for hourly and salaried staff every two weeks',
  'File payroll tax returns and handle garnishments',
  'Check timesheets before the payroll run',
  'Answer employee questions on pay slips',
  'Reconcile accounts after each off-cycle payment',
];

it('goes by what is done where the title says nothing', () => {
  expect(find('Associate', pay)).toBe('payroll specialist');
  expect(find('Associate', ['Be on time', 'Help where help is needed'])).toBeUndefined();
});

it('leaves a job to the wide trade whose own title it has', () => {
  expect(find('Bookkeeper', pay, fits.whole)).toBeUndefined();
});

it('takes no single activity for a trade', () => {
  expect(find('Associate', ['Check timesheets before the payroll run'])).toBeUndefined();
});

it('leaves to a wide trade what both do, unless words or the title are of the narrow one', () => {
  const seller = [
    'Close deals with restaurants in your territory',
    'Hold product demonstrations and presentations',
    'Keep the sales pipeline in the CRM',
    'Visit customers in the field every day',
  ];
  expect(find('Territory Account Executive', seller, fits.end)).toBeUndefined();
});
