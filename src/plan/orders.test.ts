import { expect, it } from 'vitest';
import { splitOrders, toOrders } from './orders.ts';

it('puts a list of duties into one form', () => {
  expect(
    toOrders([
      'Plan budgets for the yard',
      'Leads, supports, and supervises night crews',
      'Drafting reports on damage',
      'Records management of the yard',
    ]),
  ).toEqual([
    'Plan budgets for the yard',
    'Lead, support, and supervise night crews',
    'Draft reports on damage',
    'Records management of the yard',
  ]);
});

it('leaves a list of things as it is', () => {
  expect(toOrders(['Loading of trucks', 'Drafting reports'])).toEqual([
    'Loading of trucks',
    'Drafting reports',
  ]);
});

it('parts two lines that lost their break, and no name', () => {
  expect(splitOrders('Find new accounts Schedule and hold meetings')).toEqual([
    'Find new accounts',
    'Schedule and hold meetings',
  ]);
  expect(splitOrders('Report to the Support Team Lead')).toEqual([
    'Report to the Support Team Lead',
  ]);
});
