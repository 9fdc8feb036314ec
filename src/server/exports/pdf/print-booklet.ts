import { toolInfo } from '#shared/tool-info.ts';
import {
  bookletFacts,
  bookletTitle,
  listOrigins,
  productName,
  reviewNotice,
  writeOrigin,
  type Booklet,
  type Section,
} from '../booklet.ts';
import { setBlocks } from './blocks/set-block.ts';
import { setFacts } from './blocks/set-facts.ts';
import { markFirst } from './blocks/set-prose.ts';
import { setRow } from './blocks/set-row.ts';
import { measureText, setText } from './blocks/set-text.ts';
import type { Setting } from './blocks/setting.ts';
import type { Bookmark } from './file/bookmarks.ts';
import { createFlow } from './page/flow.ts';
import {
  colours,
  pageWidth,
  purposeColours,
  sans,
  sheets,
  styles,
  bold,
  type Typefaces,
} from './page/look.ts';
import { blank, merge, surround, type Strip } from './page/strip.ts';
import { createPaper, type Paper } from './paper.ts';
import { setContents } from './set-contents.ts';
import { drawMargins } from './draw-margins.ts';

/** A booklet as a PDF: one tool on its own, or all of them behind a cover and contents. */
export function printBooklet(booklet: Booklet, typefaces: Typefaces): Uint8Array<ArrayBuffer> {
  const paper = createPaper(sheets[booklet.paper]);
  const marks: Bookmark[] = [];
  const setting: Setting = {
    typefaces,
    tags: paper.tags,
    under: paper.tags.root,
    bookmark: (mark) => {
      marks.push(mark);
      paper.bookmark(mark);
    },
  };
  if (booklet.combined) printAll(booklet, { paper, setting, marks });
  else printOne(booklet, { paper, setting });
  drawMargins(booklet, paper, typefaces);
  return paper.write(describe(booklet));
}

const flowOnto = (paper: Paper) =>
  createFlow(() => ({
    canvas: paper.addPage(),
    x: paper.sheet.left,
    top: paper.sheet.top,
    bottom: paper.sheet.bottom,
  }));

function printOne(booklet: Booklet, { paper, setting }: { paper: Paper; setting: Setting }): void {
  const flow = flowOnto(paper);
  const strips = booklet.sections.flatMap((section) =>
    setSection(setting, section, factRows(setting, booklet)),
  );
  flow.add([...setMasthead(setting, booklet), blank(20), ...strips]);
  flow.end();
}

function printAll(
  booklet: Booklet,
  { paper, setting, marks }: { paper: Paper; setting: Setting; marks: Bookmark[] },
): void {
  const flow = flowOnto(paper);
  const { cover, foot } = setCover(setting, booklet);
  flow.add(cover);
  flow.add([blank(Math.max(14, flow.room() - foot.height - 1)), foot]);
  flow.end();
  const contents = setContents(booklet, { paper, setting });
  const sections = booklet.sections.map((section) => {
    const before = marks.length;
    const own = flowOnto(paper);
    own.add(setSection(setting, section));
    own.end();
    return marks.slice(before).filter(({ level }) => level <= 2);
  });
  contents(sections.flat());
}

function setSection(setting: Setting, section: Section, facts: () => Strip[] = () => []): Strip[] {
  const { typefaces, tags } = setting;
  const under = tags.add(setting.under, 'Sect');
  const inside = { ...setting, under };
  const purpose = section.tool ? toolInfo[section.tool].purpose : '';
  const { title } = section.document;
  const heading = setText(typefaces, title, {
    style: styles.title,
    width: pageWidth,
    meaning: tags.add(under, 'H1'),
  });
  for (const strip of heading) strip.keep = true;
  markFirst(inside, heading, { text: title, level: 1 });
  const origin = writeOrigin(section);
  return [
    { ...ribbon(purposeColours[purpose] ?? colours.accent), below: 12 },
    ...surround(heading, { above: 0, below: 10 }),
    ...surround(facts(), { above: 12, below: 14 }),
    ...(origin
      ? surround(
          setText(typefaces, origin, {
            style: sans(8, colours.faint),
            width: pageWidth,
            meaning: tags.add(under, 'P'),
          }),
          { above: 10, below: 16 },
        )
      : []),
    ...setBlocks(inside, section.document.blocks),
  ];
}

const ribbon = (colour: string): Strip => ({
  ...blank(3),
  keep: true,
  draw: ({ canvas, x, y }) => canvas.box({ x, y, width: 28, height: 3 }, colour, { radius: 1.5 }),
});

function setMasthead({ typefaces, tags, under }: Setting, { organization }: Booklet): Strip[] {
  const style = bold(8.5, colours.accent);
  const left = measureText(typefaces, productName, style) + 16;
  return setRow([
    {
      x: 0,
      strips: setText(typefaces, productName, {
        style,
        width: left,
        meaning: tags.add(under, 'P'),
      }),
    },
    {
      x: left,
      strips: organization
        ? setText(typefaces, organization, {
            style: sans(8.5, colours.faint),
            width: pageWidth - left,
            meaning: tags.add(under, 'P'),
            align: 'right',
          })
        : [],
    },
  ]);
}

/** Set when their turn comes, so that they are read where they stand. */
const factRows = (setting: Setting, booklet: Booklet) => () => {
  const facts = bookletFacts(booklet);
  const labels = facts.map(({ label }) => measureText(setting.typefaces, label, sans(8.5)));
  return setFacts(setting, facts, {
    label: Math.max(0, ...labels) + 1,
    gutter: 14,
    style: sans(9, colours.ink),
    apart: 6,
  });
};

function setCover(setting: Setting, booklet: Booklet): { cover: Strip[]; foot: Strip } {
  const { typefaces, tags, under } = setting;
  const { job, sections } = booklet;
  const count =
    sections.length === 1 ? 'One recruiting tool' : `${sections.length} recruiting tools`;
  const masthead = setMasthead(setting, booklet);
  const title = setText(typefaces, job.title, {
    style: styles.coverTitle,
    width: pageWidth,
    meaning: tags.add(under, 'Title'),
  });
  const subtitle = setText(typefaces, count, {
    style: styles.subtitle,
    width: pageWidth,
    meaning: tags.add(under, 'P'),
  });
  const facts = factRows(setting, booklet)();
  const foot = setText(typefaces, listOrigins(booklet).join('\n'), {
    style: sans(8.5, colours.soft, 0.6),
    width: 330,
    meaning: tags.add(under, 'P'),
  });
  return {
    cover: [
      ...masthead,
      blank(120),
      { ...ribbon(colours.accent), below: 18 },
      ...surround(title, { above: 18, below: 16 }),
      ...surround(subtitle, { above: 12, below: 26 }),
      ...facts,
    ],
    foot: merge(foot),
  };
}

function describe(booklet: Booklet) {
  const origins = listOrigins(booklet);
  const writers = booklet.sections.flatMap(({ provenance }) =>
    provenance ? [provenance.model ?? provenance.writer] : [],
  );
  return {
    title: bookletTitle(booklet),
    author: booklet.organization || productName,
    description: origins.join(' '),
    keywords: origins.length > 0 ? [reviewNotice, ...new Set(writers)] : [],
    creator: productName,
    date: booklet.date,
  };
}
