import { expect, it } from 'vitest';
import { listHeads } from './load-drawers.ts';
import { listenForTrades } from './spoken-trade.ts';

it('hears no trade in words that every advertisement says', () => {
  const text = `We are hiring, and you can act on a full-time basis
Salary and benefits are competitive; a bonus is a plus
Applicants of any race will be considered, and reasonable accommodation is offered`;
  expect(Math.max(...listenForTrades(listHeads(), text))).toBeLessThan(1);
});
