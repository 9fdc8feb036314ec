import { Worker } from 'node:worker_threads';
import { afterEach, expect, it } from 'vitest';
import { listen } from './listen.ts';

let worker: Worker;
afterEach(async () => void (await worker.terminate()));

const refusals = {
  tooLong: () => new Error('too long'),
  tooLarge: () => new Error('too large'),
};

async function order(work: string): Promise<unknown> {
  const code = `
    const { parentPort } = require('node:worker_threads');
    parentPort.once('message', () => { ${work}; parentPort.postMessage('done'); });
    parentPort.postMessage('ready');`;
  worker = new Worker(code, { eval: true });
  await listen(worker, 10_000, refusals);
  worker.postMessage('begin', []);
  return listen(worker, 200, refusals);
}

it('lets a thread take longer on the clock than it computes', async () => {
  const sleep = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 600)';
  await expect(order(sleep)).resolves.toBe('done');
});

it.each([
  ['a loop', 'for (;;);'],
  ['a pattern', `/^(a+)+$/.test('a'.repeat(60) + 'b')`],
  ['a sleep', 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)'],
])('ends %s without an end', async (_, work) => {
  await expect(order(work)).rejects.toThrow('too long');
});

it('tells when a thread ends before it is done', async () => {
  await expect(order('process.exit()')).rejects.toThrow('ended before');
});
