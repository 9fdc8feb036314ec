import { expect, it } from 'vitest';
import type { Brief } from '#shared/brief.ts';
import { listHeads } from './load-drawers.ts';
import { findSecondTrade } from './second-trade.ts';
import { rateTrades } from './trade-choice/rate-trades.ts';

const second = (title: string, duties: readonly string[], asked: readonly string[] = []) => {
  const said = { title, lines: [...duties, ...asked], likely: [] };
  const facts = [
    ...duties.map((text) => ({ kind: 'duty', importance: 'must', text })),
    ...asked.map((text) => ({ kind: 'experience', importance: 'must', text })),
  ];
  const brief = { title: { given: title, clean: title, singular: title }, facts };
  const heads = listHeads();
  return findSecondTrade(rateTrades(heads, said), heads, {
    said,
    brief: brief as unknown as Brief,
  })?.trade;
};

const both = [
  'Answer the switchboard and greet visitors at the front desk of the boat hall',
  'Book meeting rooms and sort the mail',
  'Sell rope, paint and life vests to walk-in customers and work the till',
  'Restock shelves, handle cash and build displays on the sales floor',
];

it('finds the trade that the title names beside the first', () => {
  expect(second('Front Desk Receptionist/Shop Assistant', both)).toBe('shop assistant');
  expect(second('Front Desk Receptionist', both)).toBeUndefined();
});

it('finds the trade whose experience is demanded, where the duties speak of it', () => {
  expect(second('Receptionist', both, ['Proven experience in retail sales'])).toBe(
    'shop assistant',
  );
  expect(
    second('Receptionist', both.slice(0, 2), ['Proven experience in retail sales']),
  ).toBeUndefined();
});
