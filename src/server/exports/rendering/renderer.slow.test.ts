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

  it('refuses politely whose line is full, and makes the file of another', async () => {
    start({ atOnce: 1, eachWaiting: 1 });
    const render = (account: string) => renderer.render(order, { account });
    const asked = await Promise.allSettled(['a', 'a', 'a', 'b'].map(render));
    expect(asked).toMatchObject([
      { status: 'fulfilled' },
      { status: 'fulfilled' },
      { reason: { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 10 } },
      { status: 'fulfilled' },
    ]);
  }, 60_000);

  it('refuses politely when nobody has room to wait', async () => {
    start({ atOnce: 1, waiting: 1 });
    const render = (account: string) => renderer.render(order, { account });
    const asked = await Promise.allSettled(['a', 'b', 'c'].map(render));
    expect(asked[2]).toMatchObject({ reason: { code: 'UNAVAILABLE' } });
  }, 60_000);

  it('ends work that takes too long and makes the next file all the same', async () => {
    start({ milliseconds: 1, atOnce: 1 });
    await expect(renderer.render(order)).rejects.toThrow('took too long');
    await renderer.close();
    start();
    expect(isPdf(await renderer.render(order))).toBe(true);
  }, 60_000);

  it('says so at once when a file would be too long, and when memory does not suffice', async () => {
    start({ megabytes: 40 });
    const withLines = (lines: number) => {
      const [section] = order.booklet.sections;
      if (!section) throw new Error('The test booklet is empty.');
      const blocks = [{ kind: 'paragraph' as const, text: 'a\n'.repeat(lines) }];
      const document = { ...section.document, blocks };
      const booklet = { ...order.booklet, sections: [{ ...section, document }] };
      return renderer.render({ format: 'docx', booklet });
    };
    const refusal = { code: 'UNPROCESSABLE', message: expect.stringMatching(/too long for a PDF/) };
    await expect(withLines(500_000)).rejects.toMatchObject(refusal);
    await expect(withLines(99_000)).rejects.toMatchObject(refusal);
    expect(isPdf(await renderer.render(order))).toBe(true);
  }, 60_000);

  it('tells what is wrong with a document that cannot be set', async () => {
    start();
    const broken = { ...order, booklet: { ...order.booklet, date: 'never' } };
    await expect(renderer.render(broken)).rejects.toThrow();
    expect(isPdf(await renderer.render(order))).toBe(true);
  }, 60_000);
});
