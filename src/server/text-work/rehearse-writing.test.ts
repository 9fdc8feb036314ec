import { performance } from 'node:perf_hooks';
import { expect, it } from 'vitest';
import { listHeads } from '#knowledge/load-drawers.ts';
import { rehearseWriting } from './rehearse-writing.ts';

it('has read what is known of the trades before the first job asks for it', async () => {
  const begun = performance.now();
  await rehearseWriting();
  const rehearsed = performance.now() - begun;
  const again = performance.now();
  listHeads();
  // A hundredth of the whole: nothing is read a second time.
  expect((performance.now() - again) / rehearsed).toBeLessThan(0.01);
});

it('can be done again, and writes all tools without a complaint', async () => {
  await expect(rehearseWriting()).resolves.toBeUndefined();
});
