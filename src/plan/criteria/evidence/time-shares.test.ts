import { expect, it } from 'vitest';
import type { Fact } from '#shared/brief.ts';
import { toFact } from '../fact-for-tests.ts';
import type { Weighed } from '../settle-weights.ts';
import { listShares, steerByShares } from './time-shares.ts';

const text = 'Mend nets (70%). Order twine; keep the store (10%). Teach knots: 20%';
const toDuty = (quote: string): Fact =>
  toFact(quote, {
    kind: 'duty',
    source: { from: 'job', field: 'sourceText', quote, start: text.indexOf(quote) },
  });
const [nets, twine, store, knots] = [
  'Mend nets (70%)',
  'Order twine',
  'keep the store (10%)',
  'Teach knots: 20%',
].map(toDuty) as [Fact, Fact, Fact, Fact];

const toLine = (fact: Fact, mass: number): Weighed => ({
  id: fact.id,
  name: fact.text,
  origin: 'duty',
  facts: [fact],
  competency: null,
  looksLike: '',
  question: '',
  strong: '',
  weak: '',
  probe: '',
  mass,
});

it('reads how much of the time a duty fills, for all of its sentence', () => {
  const shares = listShares([nets, twine, store, knots]);
  expect([nets, twine, store, knots].map((fact) => shares.get(fact)?.percent)).toEqual([
    70, 10, 10, 20,
  ]);
  expect(listShares([toDuty('Reach 95% of the quota')]).size).toBe(0);
});

it('weighs by the shares, and makes one line of a small one', () => {
  const lines = [toLine(store, 9), toLine(twine, 8), toLine(knots, 7), toLine(nets, 6)];
  const steered = steerByShares(lines, listShares([nets, twine, store, knots]));
  expect(steered.map(({ id }) => id)).toEqual([store.id, knots.id, nets.id]);
  const masses = steered.map(({ mass }) => mass);
  expect(masses[2]).toBeCloseTo(7 * (masses[0] ?? 0));
  expect(masses[1]).toBeCloseTo(2 * (masses[0] ?? 0));
});

it('leaves the weights alone where one share is all that is said', () => {
  const lines = [toLine(nets, 6), toLine(twine, 8)];
  expect(steerByShares(lines, listShares([nets]))).toEqual(lines);
});
