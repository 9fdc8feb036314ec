import { afterEach, describe, expect, it } from 'vitest';
import { testBooklet } from '../test-booklet.ts';
import type { PoolLimits } from '../../threads/thread-pool.ts';
import { createRenderer, type Renderer } from './renderer.ts';

let renderer: Renderer;
afterEach(() => renderer.close());

const order = { format: 'pdf', booklet: testBooklet('2026-11-15') } as const;
const start = (limits: Partial<PoolLimits> = {}) => {
  renderer = createRenderer({ milliseconds: 60_000, ...limits });
  return renderer;
};
const isPdf = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 5)).toString() === '%PDF-';

describe('the renderer', () => {
  it('goes on with fresh workers when the old ones are worn', async () => {
    start({ ordersPerThread: 2, atOnce: 1 });
    const files = [];
    for (let count = 0; count < 5; count += 1) files.push(await renderer.render(order));
    expect(files.every(isPdf)).toBe(true);
  }, 60_000);

  it('refuses politely when the line is full', async () => {
    start({ atOnce: 1, waiting: 1 });
    const asked = await Promise.allSettled([1, 2, 3].map(() => renderer.render(order)));
    const refused = asked.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(1);
    expect(refused[0]).toMatchObject({ reason: { code: 'UNAVAILABLE' } });
  }, 60_000);

  it('ends work that takes too long and makes the next file all the same', async () => {
    start({ milliseconds: 1, atOnce: 1 });
    await expect(renderer.render(order)).rejects.toThrow('took too long');
    await renderer.close();
    start();
    expect(isPdf(await renderer.render(order))).toBe(true);
  }, 60_000);

  it('tells what is wrong with a document that cannot be set', async () => {
    start();
    const broken = { ...order, booklet: { ...order.booklet, date: 'never' } };
    await expect(renderer.render(broken)).rejects.toThrow();
    expect(isPdf(await renderer.render(order))).toBe(true);
  }, 60_000);
});
