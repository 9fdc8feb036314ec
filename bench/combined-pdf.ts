import { chromium } from '@playwright/test';
import { findInstalledBrowser } from '../scripts/services/find-browser.ts';
import { bookletTitle, type Booklet } from '../src/server/exports/booklet.ts';
import { createRenderer } from '../src/server/exports/rendering/renderer.ts';
import { writtenBooklets } from '../src/server/exports/testing/written-booklets.ts';
import type { Benchmark } from './benchmark.ts';
import { writeBody, writeMargins, writeShell } from './write-page.ts';

/**
 * All tools of a job as one PDF: set by us, and the same content with the same faces printed by
 * Chromium, tagged and with bookmarks. Both are warm: the browser keeps its page and fonts, only the
 * body changes. Every round is another job, so that neither answers from memory.
 */
export const combinedPdfBenchmark: Benchmark = async () => {
  const booklets = writtenBooklets(12).map(({ booklet }) => booklet);
  const renderer = createRenderer({ milliseconds: 120_000 });
  const executablePath = findInstalledBrowser();
  const browser = await chromium.launch({
    args: ['--no-sandbox'],
    ...(executablePath ? { executablePath } : {}),
  });
  const page = await browser.newPage();
  await page.setContent(writeShell());

  const print = async (booklet: Booklet) => {
    await page.evaluate(
      async ([title, body]) => {
        document.title = title;
        document.body.innerHTML = body;
        await document.fonts.ready;
      },
      [bookletTitle(booklet), writeBody(booklet)] as const,
    );
    await page.pdf({
      format: 'Letter',
      tagged: true,
      outline: true,
      margin: { top: '1in', bottom: '1in', left: '1in', right: '1in' },
      displayHeaderFooter: true,
      ...writeMargins(booklet),
    });
  };
  const set = (booklet: Booklet) => renderer.render({ format: 'pdf', booklet });

  const warming = booklets.splice(0, 3);
  for (const booklet of warming) {
    await set(booklet);
    await print(booklet);
  }
  const theirs = booklets.values();
  const ours = booklets.values();
  return {
    comparisons: [
      {
        name: 'All tools of a job as PDF, against Chromium',
        rounds: booklets.length,
        baseline: () => print(next(theirs)),
        candidate: () => set(next(ours)),
      },
    ],
    close: async () => {
      await renderer.close();
      await browser.close();
    },
  };
};

function next(booklets: IterableIterator<Booklet>): Booklet {
  const { value, done } = booklets.next();
  if (done) throw new Error('There are fewer jobs than rounds.');
  return value;
}
