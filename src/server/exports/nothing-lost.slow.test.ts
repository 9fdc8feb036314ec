import { afterAll, describe, expect, it } from 'vitest';
import { bookletFacts, writeOrigin, type Booklet } from './booklet.ts';
import { createRenderer } from './rendering/renderer.ts';
import { sampleBooklets } from './testing/sample-booklets.ts';
import { findDifferences, listHeads, listTexts } from './testing/find-differences.ts';
import { readPdf, readWord } from './testing/read-files.ts';

/** The text of every file held against its documents: nothing lost, nothing doubled, all in order. */

const renderer = createRenderer({ milliseconds: 100_000 });
afterAll(() => renderer.close());

const long = 180_000;
const samples = sampleBooklets();

const listFacts = (booklet: Booklet) =>
  bookletFacts(booklet).flatMap(({ label, text }) => [label, text]);

function expectOne(booklet: Booklet, head: readonly string[]): (string | undefined)[] {
  const [section] = booklet.sections;
  if (!section) return [];
  const [title, ...rest] = listTexts(section.document);
  return [...head, title, ...listFacts(booklet), writeOrigin(section), ...rest];
}

describe.each(samples)('$tool', ({ booklet }) => {
  it(
    'as PDF',
    async () => {
      const text = await readPdf(await renderer.render({ format: 'pdf', booklet }), booklet);
      const wanted = expectOne(booklet, ['Requisite', booklet.organization]);
      expect(
        findDifferences(
          text,
          wanted,
          booklet.sections.flatMap(({ document }) => listHeads(document)),
        ),
      ).toEqual([]);
    },
    long,
  );

  it(
    'as Word',
    async () => {
      const text = await readWord(await renderer.render({ format: 'docx', booklet }));
      expect(findDifferences(text, expectOne(booklet, []))).toEqual([]);
    },
    long,
  );
});
