import { expect, it } from 'vitest';
import { createReception } from './reception.ts';

/** Somebody who sends, and remembers when they were cut off. */
function sender(account: string, bytes: number, { complete = false } = {}) {
  const state = { cut: false };
  const cutOff = () => {
    if (complete || state.cut) return false;
    state.cut = true;
    return true;
  };
  return { state, share: { account, bytes, cutOff } };
}

it('gives each account its share and no more, until something of it is done', () => {
  const take = createReception({ each: 30, all: 100 });
  const release = take(sender('a', 20).share);
  expect(take(sender('a', 20).share)).toBe('own');
  expect(take(sender('b', 20).share)).toBeTypeOf('function');
  if (typeof release === 'function') {
    release();
    // A second time changes nothing.
    release();
  }
  expect(take(sender('a', 30).share)).toBeTypeOf('function');
  expect(take(sender('a', 1).share)).toBe('own');
});

it('cuts off whoever holds most when there is no room for somebody who holds less', () => {
  const take = createReception({ each: 50, all: 100 });
  const flood = [sender('a', 25), sender('a', 25), sender('b', 40)];
  for (const { share } of flood) expect(take(share)).toBeTypeOf('function');
  expect(take(sender('c', 20).share)).toBeTypeOf('function');
  expect(flood.map(({ state }) => state.cut)).toEqual([false, true, false]);
});

it('does not cut off what has come whole, nor somebody who holds less', () => {
  const take = createReception({ each: 50, all: 100 });
  take(sender('a', 50, { complete: true }).share);
  const other = sender('b', 40);
  take(other.share);
  expect(take(sender('c', 45).share)).toBe('all');
  expect(other.state.cut).toBe(false);
});
