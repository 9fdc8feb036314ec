import { afterAll, describe, expect, it } from 'vitest';
import { isThorough } from '#shared/testing/cases-of.ts';
import { writeBlocksAsText } from '#shared/document-text.ts';
import { writeOrigin, type Booklet } from './booklet.ts';
import { createRenderer } from './rendering/renderer.ts';
import { findDifferences, listHeads, listTexts } from './testing/find-differences.ts';
import { readPdf, readWord } from './testing/read-files.ts';
import { writtenBooklets } from './testing/written-booklets.ts';
import { writeMarkdown } from './write-markdown.ts';
import { writeTxt } from './write-txt.ts';

const renderer = createRenderer({ milliseconds: 100_000 });
afterAll(() => renderer.close());

const long = 180_000;
const jobs = writtenBooklets(3);
/** A whole job takes seconds to set: another one at every run, all of them in `npm run test:long`. */
const drawn = Math.floor(Math.random() * jobs.length);
const setJobs = jobs.filter((_, place) => isThorough() || place === drawn);

const listSections = ({ sections }: Booklet) =>
  sections.flatMap((section) => {
    const [title, ...rest] = listTexts(section.document);
    return [title, writeOrigin(section), ...rest];
  });

describe.each(setJobs)('everything for $name', ({ booklet }) => {
  it(
    'as PDF, behind cover and contents',
    async () => {
      const text = await readPdf(await renderer.render({ format: 'pdf', booklet }), booklet);
      const last = booklet.sections.at(-1)?.document.title ?? '';
      // The last title stands in the contents first; what follows it there are its parts with their pages.
      const inContents = text.indexOf(last);
      const first = booklet.sections[0]?.document.title ?? '';
      const body = text.slice(text.indexOf(first.slice(0, 20), inContents));
      expect(inContents).toBeGreaterThan(0);
      expect(
        findDifferences(
          body,
          listSections(booklet),
          booklet.sections.flatMap(({ document }) => listHeads(document)),
        ),
      ).toEqual([]);
    },
    long,
  );
});

describe.each(jobs)('everything for $name', ({ booklet }) => {
  it('as text', () => {
    const parts = writeTxt(booklet).split(`\n\n${'='.repeat(50)}\n\n`);
    expect(parts.slice(1).map((part) => part.trimEnd())).toEqual(
      booklet.sections.map((section, index) =>
        [
          `${index + 1}. ${section.document.title}`,
          writeOrigin(section),
          writeBlocksAsText(section.document.blocks),
        ]
          .join('\n\n')
          .trimEnd(),
      ),
    );
  });

  it('as Markdown', () => {
    const shown = writeMarkdown(booklet)
      .replaceAll(/^(?:#+ |> ?)/gm, '')
      .replaceAll(/<br>|\*\*|(?<!\\)[*|]|^`{3,}$|\|( --- \|)+/gm, '')
      .replaceAll(/\\([!-/:-@[-`{-~])/g, '$1');
    const body = shown.slice(shown.indexOf(`1. ${booklet.sections[0]?.document.title}`));
    expect(findDifferences(body.replaceAll('---', ''), listSections(booklet))).toEqual([]);
  });
});

it(
  'everything as Word',
  async () => {
    const booklet = jobs[0]?.booklet;
    if (!booklet) throw new Error('There is no job.');
    const text = await readWord(await renderer.render({ format: 'docx', booklet }));
    const start = text.lastIndexOf(booklet.sections[0]?.document.title ?? '');
    expect(findDifferences(text.slice(start), listSections(booklet))).toEqual([]);
  },
  long,
);
