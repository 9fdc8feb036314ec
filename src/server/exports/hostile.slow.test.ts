import { afterAll, describe, expect, it } from 'vitest';
import { blockSchema, type Block } from '#shared/document.ts';
import { cleanText } from './clean-text.ts';
import { createRenderer } from './rendering/renderer.ts';
import { findDifferences, listTexts } from './testing/find-differences.ts';
import { readPdf, readWord } from './testing/read-files.ts';
import { toBooklet } from './testing/sample-booklets.ts';
import { writeMarkdown } from './write-markdown.ts';
import { writeTxt } from './write-txt.ts';

const renderer = createRenderer({ milliseconds: 100_000 });
afterAll(() => renderer.close());

const hostile = {
  'Typst markup':
    '#import "@preview/x:0.1.0" #read("/etc/passwd") $x^2$ *b* _i_ @ref <l> `raw` \\ ~ // c /* d */ #panic("x")',
  'XML and HTML': '</w:t></w:r><script>alert(1)</script> ]]> &amp; &#0; <!-- -->',
  'control characters': 'before\u0000\u0001\u0008\u000b\u001f\u007f\u0085after \ufffe\uffff end',
  'direction marks': 'safe \u202egnp.exe\u202c and \u2066isolate\u2069 end',
  'lone surrogates': 'cut \ud83d here and \udc00 there',
  'an endless word': 'x'.repeat(1500),
  'template fields': '{{first_name}} ${process.env.SECRET} <%= 1 %> #{1}',
  'many lines': `first\n\n\n  second\tthird\r\nfourth\rfifth\u2028sixth`,
} as const;

/** The text in every field that a block can have. */
const everywhere = (text: string): Block[] =>
  [
    { kind: 'heading', level: 1, text },
    { kind: 'heading', level: 3, text },
    { kind: 'paragraph', text },
    { kind: 'list', ordered: false, items: [text, text] },
    { kind: 'list', ordered: true, items: [text] },
    { kind: 'facts', items: [{ label: text, text }] },
    { kind: 'quote', text, from: text },
    { kind: 'code', text, label: text },
    { kind: 'table', columns: ['A', text], rows: [[text, 'b']], caption: text },
    { kind: 'meter', label: text, value: 40, max: 100, note: text },
    { kind: 'bars', title: text, unit: 'people', parts: [{ label: text, value: 3 }] },
    { kind: 'pie', title: text, unit: '%', parts: [{ label: text, value: 3 }] },
    { kind: 'note', text },
  ].map((block) => blockSchema.parse(block));

const hostileBooklet = (text: string) =>
  toBooklet(
    [
      {
        tool: 'marketIntel',
        provenance: null,
        document: { title: text.slice(0, 300), blocks: everywhere(text) },
      },
    ],
    {
      job: {
        title: text.slice(0, 300),
        location: text.slice(0, 300),
        salaryRange: text.slice(0, 300),
      },
      organization: text.slice(0, 100),
    },
  );

describe.each(Object.entries(hostile))('%s in every field', (_, text) => {
  const booklet = hostileBooklet(text);
  const [section] = booklet.sections;
  const wanted = section ? listTexts(section.document).slice(1) : [];
  const long = 180_000;

  it(
    'is set as text in a PDF',
    async () => {
      const bytes = await renderer.render({ format: 'pdf', booklet });
      const read = await readPdf(bytes, booklet);
      // The sign that stands for half a character shows as a box, which this reader calls zero.
      const readable = wanted.map((words) => words?.replaceAll('\ufffd', ''));
      const missing = findDifferences(read.replaceAll('\u0000', ''), readable).filter((line) =>
        line.startsWith('missing'),
      );
      // One letter over and over has no order; there the amount is held.
      const letters = read.replaceAll(/[^x]/g, '').length;
      if (text.startsWith('xxx')) expect(letters).toBeGreaterThan(18 * text.length);
      else expect(missing).toEqual([]);
    },
    long,
  );

  it(
    'is text in Word, Markdown and plain text',
    async () => {
      const read = await readWord(await renderer.render({ format: 'docx', booklet }));
      expect(findDifferences(read, wanted).filter((line) => line.startsWith('missing'))).toEqual(
        [],
      );
      const clean = cleanText(text).replaceAll(/\s/g, '');
      expect(writeTxt(booklet).replaceAll(/\s/g, '')).toContain(clean);
      const outsideCode = writeMarkdown(booklet).replaceAll(/^```\n.*?^```$/gms, '');
      expect(outsideCode).not.toMatch(/(?<!\\)<script/);
    },
    long,
  );
});

it('sets a word of 10,000 letters within the page', async () => {
  const text = 'x'.repeat(10_000);
  const booklet = toBooklet([
    {
      tool: 'marketIntel',
      provenance: null,
      document: { title: 'Word', blocks: [{ kind: 'paragraph', text }] },
    },
  ]);
  const read = await readPdf(await renderer.render({ format: 'pdf', booklet }), booklet);
  expect(read.replaceAll(/[^x]/g, '')).toHaveLength(text.length);
}, 180_000);

it('cleans what no format can hold and keeps what people write', () => {
  expect(cleanText('a\u0000b\ud800c\r\nd\te')).toBe('ab\ufffdc\nd\te');
  expect(cleanText('naïve – 漢字 שלום 😀 👩‍🔧')).toBe('naïve – 漢字 שלום 😀 👩‍🔧');
});
