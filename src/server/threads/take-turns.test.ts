import { expect, it } from 'vitest';
import { createTurns } from './take-turns.ts';

/** Work that is done when told so, in the order it began. */
function createWork() {
  const ends: (() => void)[] = [];
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      ends.push(() => resolve(name));
    });
  return { ends, work };
}

it('works on a few at a time and takes the others in their order', async () => {
  const takeTurn = createTurns({ atOnce: 2, waiting: 2 });
  const { ends, work } = createWork();
  const results = ['a', 'b', 'c', 'd'].map((name) => takeTurn(work(name)));
  expect(ends).toHaveLength(2);
  ends[1]?.();
  expect(await results[1]).toBe('b');
  expect(ends).toHaveLength(3);
  ends[2]?.();
  expect(await results[2]).toBe('c');
  ends[0]?.();
  ends[3]?.();
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c', 'd']);
});

it('turns away whom the line has no room for, and takes them later', async () => {
  const takeTurn = createTurns({ atOnce: 1, waiting: 0 });
  const { ends, work } = createWork();
  const first = takeTurn(work('first'));
  expect(await takeTurn(work('second'))).toBeUndefined();
  ends[0]?.();
  await first;
  const third = takeTurn(work('third'));
  ends[1]?.();
  expect(await third).toBe('third');
});

it('goes on after work that failed', async () => {
  const takeTurn = createTurns({ atOnce: 1, waiting: 1 });
  await expect(takeTurn(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await takeTurn(() => Promise.resolve('next'))).toBe('next');
});

it('lets no owner take up all places, however many of theirs wait', async () => {
  const takeTurn = createTurns({ atOnce: 2, waiting: 9, ofOneOwner: 1 });
  const { ends, work } = createWork();
  const [first, second] = ['greedy 1', 'greedy 2'].map((name) => takeTurn(work(name), 'greedy'));
  expect(ends).toHaveLength(1);
  const modest = takeTurn(work('modest'), 'modest');
  ends[1]?.();
  expect(await modest).toBe('modest');
  expect(ends).toHaveLength(2);
  ends[0]?.();
  expect(await first).toBe('greedy 1');
  ends[2]?.();
  expect(await second).toBe('greedy 2');
});
