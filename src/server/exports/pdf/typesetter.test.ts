import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import type { Block } from '#shared/document.ts';
import type { Booklet } from '../booklet.ts';
import { createTypesetter } from './typesetter.ts';

const typesetter = createTypesetter();

const toBooklet = (blocks: Block[]): Booklet => ({
  combined: true,
  job: { title: 'Line Cook', location: 'Portland, ME', salaryRange: '' },
  organization: 'Tallgrass Foods',
  paper: 'letter',
  date: '2026-11-15',
  sections: [{ tool: 'marketIntel', provenance: null, document: { title: 'Market', blocks } }],
});
const sentence =
  'A cook plans, prepares and checks every plate before it leaves the kitchen. '.repeat(4);

const read = async (booklet: Booklet) => {
  const pdf = await getDocumentProxy(typesetter.print(booklet));
  return { pdf, pages: (await extractText(pdf)).text };
};

describe('a PDF', () => {
  it.each([
    ['letter', 612, 792],
    ['a4', 595.28, 841.89],
  ] as const)('is cut for %s, with as much margin on both sides', async (paper, width, height) => {
    const blocks = Array.from(
      { length: 60 },
      () => ({ kind: 'paragraph', text: sentence }) as const,
    );
    const { pdf } = await read({ ...toBooklet(blocks), paper });
    const page = await pdf.getPage(4);
    const { view } = page;
    expect(view).toEqual([0, 0, width, height]);
    const { items } = await page.getTextContent();
    const words = items.flatMap((item) =>
      'transform' in item && item.str.trim() ? [item.transform as number[]] : [],
    );
    const left = Math.min(...words.map(([, , , , x = 0]) => x));
    const low = Math.min(...words.map(([, , , , , y = 0]) => y));
    expect(left).toBeCloseTo((width - 468) / 2, 0);
    expect(low).toBeGreaterThan(30);
    expect(low).toBeLessThan(50);
    // The text goes down to the foot of either.
    const lowest = Math.min(...words.map(([, , , , , y = 0]) => y).filter((y) => y > 60));
    expect(lowest).toBeLessThan(120);
  });

  it('says what it is, in which language and for whom', async () => {
    const { pdf } = await read(toBooklet([]));
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({
      Title: 'All tools: Line Cook',
      Author: 'Tallgrass Foods',
      Keywords: 'AI-generated, review before use',
      Language: 'en-US',
    });
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
  });

  it('leads to every heading from its contents and its bookmarks', async () => {
    const text = 'word '.repeat(2000);
    const { pdf, pages } = await read(
      toBooklet([
        { kind: 'heading', level: 1, text: 'First' },
        { kind: 'paragraph', text },
        { kind: 'heading', level: 1, text: 'Second' },
      ]),
    );
    const [, market] = await pdf.getOutline();
    expect(market).toMatchObject({ title: 'Market' });
    expect(market?.items.map(({ title }) => title)).toEqual(['First', 'Second']);
    const second = pages.findLastIndex((page) => page.includes('Second')) + 1;
    expect(pages[1]).toMatch(new RegExp(`Second[ .]*${second}\\b`));
    const links = await (await pdf.getPage(2)).getAnnotations();
    expect(links).toHaveLength(3);
  });

  it('is read aloud with its headings, lists and tables', async () => {
    const { pdf } = await read(
      toBooklet([
        { kind: 'heading', level: 1, text: 'Pay' },
        { kind: 'list', ordered: true, items: ['one'] },
        { kind: 'table', columns: ['A', 'B'], rows: [['1', '2']] },
      ]),
    );
    const tree = JSON.stringify(await (await pdf.getPage(3)).getStructTree());
    for (const role of ['H1', 'H2', 'L', 'LI', 'LBody', 'Table', 'TH', 'TD']) {
      expect(tree).toContain(`"role":"${role}"`);
    }
  });

  it.each([
    ['Greek and Cyrillic', 'Ελληνικά, Старший инженер'],
    ['Arabic', 'مهندس برمجيات'],
    ['Hebrew', 'מהנדס תוכנה'],
    ['Thai', 'วิศวกรซอฟต์แวร์'],
    ['Japanese', '東京本社で働くエンジニア'],
    ['Chinese', '北京总部招聘'],
    ['Korean', '서울 본사에서 근무'],
    ['Vietnamese', 'Kỹ sư phần mềm'],
    ['signs', '→ ✓ ≤ € 😀'],
  ])('is set in %s', async (_, text) => {
    const { pages } = await read(toBooklet([{ kind: 'paragraph', text }]));
    for (const letter of text.normalize('NFKC').replaceAll(/\s/gu, '')) {
      expect(pages[2]?.normalize('NFKC')).toContain(letter);
    }
  });
});
