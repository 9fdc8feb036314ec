import { afterAll, describe, expect, it } from 'vitest';
import { isThorough } from '#shared/testing/cases-of.ts';
import { writeBlocksAsText } from '#shared/document-text.ts';
import { writeOrigin, type Booklet } from './booklet.ts';
import { createRenderer } from './rendering/renderer.ts';
import { findDifferences } from './testing/find-differences.ts';
import { listAllHeads, listAlone, listAloneInPdf, listTogether } from './testing/list-booklet.ts';
import { readPdf, readWord } from './testing/read-files.ts';
import { writtenBooklets } from './testing/written-booklets.ts';
import { writeMarkdown } from './write-markdown.ts';
import { writeTxt } from './write-txt.ts';

const renderer = createRenderer({ milliseconds: 100_000 });
afterAll(() => renderer.close());

const long = 180_000;
/** A whole job takes seconds to set: one of three at every run, ten of them in `npm run test:long`. */
const jobs = writtenBooklets(isThorough() ? 10 : 3);
const drawn = Math.floor(Math.random() * jobs.length);
const setJobs = jobs.filter((_, place) => isThorough() || place === drawn);

const render = (format: 'pdf' | 'docx', booklet: Booklet) => renderer.render({ format, booklet });

describe.each(setJobs)('everything for $name', ({ booklet }) => {
  it(
    'as PDF, behind cover and contents',
    async () => {
      const text = await readPdf(await render('pdf', booklet), booklet);
      const last = booklet.sections.at(-1)?.document.title ?? '';
      // The last title stands in the contents first; what follows it there are its parts with their pages.
      const inContents = text.indexOf(last);
      const first = booklet.sections[0]?.document.title ?? '';
      const body = text.slice(text.indexOf(first.slice(0, 20), inContents));
      expect(inContents).toBeGreaterThan(0);
      expect(findDifferences(body, listTogether(booklet), listAllHeads(booklet))).toEqual([]);
    },
    long,
  );

  it(
    'as Word, behind cover and contents',
    async () => {
      const text = await readWord(await render('docx', booklet));
      const start = text.lastIndexOf(booklet.sections[0]?.document.title ?? '');
      expect(findDifferences(text.slice(start), listTogether(booklet))).toEqual([]);
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
    expect(findDifferences(body.replaceAll('---', ''), listTogether(booklet))).toEqual([]);
  });
});

describe.each(isThorough() ? jobs : [])('each tool by itself for $name', ({ booklet }) => {
  it.each(booklet.sections.map((section) => ({ tool: section.tool, section })))(
    '$tool',
    async ({ section }) => {
      const alone = { ...booklet, combined: false, sections: [section] };
      const pdf = await readPdf(await render('pdf', alone), alone);
      expect(findDifferences(pdf, listAloneInPdf(alone), listAllHeads(alone))).toEqual([]);
      const word = await readWord(await render('docx', alone));
      expect(findDifferences(word, listAlone(alone))).toEqual([]);
    },
    long,
  );
});
