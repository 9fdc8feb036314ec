import { expect, it } from 'vitest';
import { createFairSlots, type SlotLimits } from './fair-slots.ts';

const open = (limits: Partial<SlotLimits> = {}) =>
  createFairSlots({
    atOnce: 2,
    eachAtOnce: 1,
    waiting: 20,
    eachWaiting: 10,
    ...limits,
    refuse: (full) => new Error(full),
  });

/** Work that is done when told so, known by its name once it began. */
function createWork() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name);
      ends.set(name, () => resolve(name));
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    // Long enough for whoever is next to begin.
    await new Promise((go) => {
      setImmediate(go);
    });
  };
  return { begun, work, end };
}

it('takes turns between accounts, whatever one of them has in line', async () => {
  const takeSlot = open({ atOnce: 1 });
  const { begun, work, end } = createWork();
  const flood = ['a1', 'a2', 'a3', 'a4'].map((name) => takeSlot('a', work(name)));
  const other = [takeSlot('b', work('b1')), takeSlot('b', work('b2')), takeSlot('c', work('c1'))];
  for (const name of ['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']) await end(name);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
  expect(await Promise.all([...flood, ...other])).toHaveLength(7);
});

it('keeps a place free of whoever has one already', async () => {
  const takeSlot = open();
  const { begun, work, end } = createWork();
  const all = ['a1', 'a2'].map((name) => takeSlot('a', work(name)));
  expect(begun).toEqual(['a1']);
  all.push(takeSlot('b', work('b1')));
  expect(begun).toEqual(['a1', 'b1']);
  for (const name of ['b1', 'a1', 'a2']) await end(name);
  expect(begun).toEqual(['a1', 'b1', 'a2']);
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'b1']);
});

it('turns away whose own line is full, and takes them later', async () => {
  const takeSlot = open({ atOnce: 1, eachWaiting: 1 });
  const { work, end } = createWork();
  const first = [takeSlot('a', work('a1')), takeSlot('a', work('a2'))];
  await expect(takeSlot('a', work('a3'))).rejects.toThrow('own');
  await end('a1');
  first.push(takeSlot('a', work('a4')));
  await end('a2');
  await end('a4');
  expect(await Promise.all(first)).toEqual(['a1', 'a2', 'a4']);
});

it('has the last of the longest line go when there is no room for another account', async () => {
  const takeSlot = open({ atOnce: 1, waiting: 3 });
  const { begun, work, end } = createWork();
  const flood = ['a1', 'a2', 'a3', 'a4'].map((name) => takeSlot('a', work(name)));
  const settled = Promise.allSettled(flood);
  const other = takeSlot('b', work('b1'));
  // Its own line is the longest now.
  await expect(takeSlot('a', work('a5'))).rejects.toThrow('all');
  for (const name of ['a1', 'a2', 'b1', 'a3']) await end(name);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
  expect(await other).toBe('b1');
  const results = await settled;
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
  ]);
});

it('gives up the place of somebody who left', async () => {
  const takeSlot = open({ atOnce: 1 });
  const { begun, work, end } = createWork();
  const first = takeSlot('a', work('a1'));
  const leaving = new AbortController();
  const left = takeSlot('a', work('a2'), leaving.signal);
  const last = takeSlot('a', work('a3'));
  leaving.abort(new Error('Left'));
  await expect(left).rejects.toThrow('Left');
  for (const name of ['a1', 'a3']) await end(name);
  expect(begun).toEqual(['a1', 'a3']);
  expect(await Promise.all([first, last])).toEqual(['a1', 'a3']);
});

it('goes on after work that failed', async () => {
  const takeSlot = open({ atOnce: 1 });
  const broken = takeSlot('a', () => Promise.reject(new Error('broken')));
  const next = takeSlot('b', () => Promise.resolve('next'));
  await expect(broken).rejects.toThrow('broken');
  expect(await next).toBe('next');
});
