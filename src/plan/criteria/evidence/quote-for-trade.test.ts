import { expect, it } from 'vitest';
import type { Drawer } from '#knowledge/drawer.ts';
import { toFact } from '../fact-for-tests.ts';
import type { Weighed } from '../settle-weights.ts';
import { quoteForTrade } from './quote-for-trade.ts';

const competency = {
  id: 'locks',
  name: 'Lock gates and sluices',
  called_for_by: ['lock gates', 'sluices'],
  looks_like: 'Works lock gates and sluices in the right order',
  question: 'Which lock gate last stuck, and what did you do?',
  strong: 'The gate, the sluice, the order',
  weak: 'None',
  probe: '',
} as unknown as Drawer['competencies'][number];
const line = {
  id: 'locks',
  name: competency.name,
  competency: 'locks',
  origin: 'trade',
  facts: [],
  mass: 2,
} as unknown as Weighed;

it('quotes the job for what the trade fills up with, where the job speaks of it', () => {
  const gates = toFact('If necessary, work the lock gates and sluices by hand', { kind: 'duty' });
  const [found] = quoteForTrade([line], { competencies: [competency] }, [gates]);
  expect(found?.origin).toBe('duty');
  expect(found?.facts).toEqual([gates]);
});

it('leaves what the job does not speak of as usual in the trade', () => {
  const bread = toFact('Bake bread for the crew', { kind: 'duty' });
  expect(quoteForTrade([line], { competencies: [competency] }, [bread])).toEqual([line]);
});
