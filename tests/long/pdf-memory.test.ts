import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { createRenderer } from '#server/exports/rendering/renderer.ts';
import { writtenBooklets } from '#server/exports/testing/written-booklets.ts';

const renderer = createRenderer({ milliseconds: 120_000 });
afterAll(() => renderer.close());

const megabytes = () => Math.round(process.memoryUsage.rss() / 2 ** 20);

it('keeps its memory over 500 booklets', async () => {
  const booklets = writtenBooklets(10).map(({ booklet }) => booklet);
  const seen: number[] = [];
  for (let round = 0; round < 50; round += 1) {
    for (const booklet of booklets) {
      // Every booklet has words that none before it had.
      const job = { ...booklet.job, title: `${booklet.job.title} no.${round}x${seen.length}` };
      const bytes = await renderer.render({ format: 'pdf', booklet: { ...booklet, job } });
      expect(bytes.length).toBeGreaterThan(100_000);
    }
    await wait(10);
    seen.push(megabytes());
  }
  const early = Math.max(...seen.slice(5, 10));
  const late = Math.max(...seen.slice(-5));
  console.log(
    `RSS after 50 to 100 booklets at most ${early} MB, after 450 to 500 at most ${late} MB: ${seen.join(' ')}`,
  );
  expect(late).toBeLessThan(early * 1.1);
}, 1_800_000);
