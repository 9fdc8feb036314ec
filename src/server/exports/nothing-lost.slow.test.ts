import { afterAll, describe, expect, it } from 'vitest';
import { createRenderer } from './rendering/renderer.ts';
import { findDifferences } from './testing/find-differences.ts';
import { listAllHeads, listAlone, listAloneInPdf } from './testing/list-booklet.ts';
import { readPdf, readWord } from './testing/read-files.ts';
import { sampleBooklets } from './testing/sample-booklets.ts';

/** The text of every file held against its documents: nothing lost, nothing doubled, all in order. */

const renderer = createRenderer({ milliseconds: 100_000 });
afterAll(() => renderer.close());

const long = 180_000;

describe.each(sampleBooklets())('$tool', ({ booklet }) => {
  it(
    'as PDF',
    async () => {
      const text = await readPdf(await renderer.render({ format: 'pdf', booklet }), booklet);
      expect(findDifferences(text, listAloneInPdf(booklet), listAllHeads(booklet))).toEqual([]);
    },
    long,
  );

  it(
    'as Word',
    async () => {
      const text = await readWord(await renderer.render({ format: 'docx', booklet }));
      expect(findDifferences(text, listAlone(booklet))).toEqual([]);
    },
    long,
  );
});
