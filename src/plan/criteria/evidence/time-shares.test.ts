import { expect, it } from 'vitest';
import type { Fact } from '#shared/brief.ts';
import { toFact } from '../fact-for-tests.ts';
import type { Weighed } from '../settle-weights.ts';
import { listShares, markShares, steerByShares } from './time-shares.ts';

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

it('reads how much of the time a duty fills, for all of its sentence', () => {
  const shares = listShares([nets, twine, store, knots]);
  expect([nets, twine, store, knots].map((fact) => shares.get(fact)?.percent)).toEqual([
    70, 10, 10, 20,
  ]);
  expect(listShares([toDuty('Reach 95% of the quota')]).size).toBe(0);
});

it('parts what the lines are worth by the shares, also among lines of one sentence', () => {
  const points = new Map([nets, twine, store, knots].map((fact) => [fact, 10]));
  const steered = steerByShares(points, listShares([nets, twine, store, knots]));
  expect([nets, twine, store, knots].map((fact) => Math.round(steered.get(fact) ?? 0))).toEqual([
    28, 2, 2, 8,
  ]);
});

it('leaves the points alone where one share is all that is said', () => {
  const points = new Map([
    [nets, 6],
    [twine, 8],
  ]);
  expect(steerByShares(points, listShares([nets]))).toEqual(points);
});

it('marks the lines of which the job says how much of the time they fill', () => {
  const line = { id: 'a', facts: [nets] } as unknown as Weighed;
  const mark = (facts: Fact[]): boolean | undefined =>
    markShares([line], listShares(facts))[0]?.isShare;
  expect(mark([nets, twine, store, knots])).toBe(true);
  expect(mark([nets])).toBeUndefined();
});
