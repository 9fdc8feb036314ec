import type { Booklet } from '../booklet.ts';
import { markFirst } from './blocks/set-prose.ts';
import { setText, typeOf } from './blocks/set-text.ts';
import type { Setting } from './blocks/setting.ts';
import type { Bookmark } from './file/bookmarks.ts';
import type { Tag } from './file/tags.ts';
import { createFlow, type Region } from './page/flow.ts';
import { colours, pageWidth, sans, styles, type Style } from './page/look.ts';
import { blank, surround, type PagePlace, type Strip } from './page/strip.ts';
import type { Paper } from './paper.ts';
import { setLines, type Line } from './text/lines.ts';

const gutter = 28;
const numberWidth = 24;
const headingHeight = 34;

interface Entry {
  text: string;
  level: number;
}

/** Drawn once it is known where everything stands. */
type Later = (marks: readonly Bookmark[]) => void;

/** Takes the pages for the contents, and hands back what draws them when the marks are known. */
export function setContents(
  { sections }: Booklet,
  { paper, setting }: { paper: Paper; setting: Setting },
): Later {
  const { tags, under } = setting;
  const columns = sections.length > 4 ? 2 : 1;
  const width = (pageWidth - gutter * (columns - 1)) / columns;
  const [heading] = setHeading(setting);
  const table = tags.add(under, 'TOC');
  const later: Later[] = [];
  const flow = createFlow(takeColumns({ paper, columns, width, heading }));
  const entries = listEntries(sections);
  flow.add(
    entries.flatMap((entry, index) => {
      const tag = tags.add(tags.add(tags.add(table, 'TOCI'), 'Reference'), 'Link');
      return setEntry(entry, { paper, setting, width, tag }, (place, draw) =>
        later.push((marks) => draw(place, marks[index])),
      );
    }),
  );
  flow.end();
  return (marks) => {
    for (const draw of later) draw(marks);
  };
}

function setHeading(setting: Setting): Strip[] {
  const { typefaces, tags, under } = setting;
  const strips = setText(typefaces, 'Contents', {
    style: styles.title,
    width: pageWidth,
    meaning: tags.add(under, 'H1'),
  });
  markFirst(setting, strips, { text: 'Contents', level: 1 });
  return strips;
}

interface Columns {
  paper: Paper;
  columns: number;
  width: number;
  heading: Strip | undefined;
}

/** Column after column; the first page has the heading above them. */
function takeColumns({ paper, columns, width, heading }: Columns): () => Region {
  const { sheet } = paper;
  let taken = 0;
  let canvas = paper.pages[0];
  return () => {
    const column = taken % columns;
    if (column === 0 || !canvas) canvas = paper.addPage();
    if (taken === 0) heading?.draw({ canvas, x: sheet.left, y: sheet.top });
    const top = taken < columns ? sheet.top + headingHeight : sheet.top;
    taken += 1;
    return { canvas, x: sheet.left + column * (width + gutter), top, bottom: sheet.bottom };
  };
}

const listEntries = (sections: Booklet['sections']): Entry[] =>
  sections.flatMap(({ document }) => [
    { text: document.title, level: 1 },
    ...document.blocks.flatMap((block) =>
      block.kind === 'heading' && block.level === 1 ? [{ text: block.text, level: 2 }] : [],
    ),
  ]);

interface EntryPlace {
  paper: Paper;
  setting: Setting;
  width: number;
  tag: Tag;
}

type Draw = (place: PagePlace, mark: Bookmark | undefined) => void;

function setEntry(
  { text, level }: Entry,
  { paper, setting, width, tag }: EntryPlace,
  postpone: (place: PagePlace, draw: Draw) => void,
): Strip[] {
  const { typefaces } = setting;
  const style: Style = level === 1 ? styles.entry : sans(8.5);
  const left = level === 1 ? 0 : 12;
  const height = (typefaces[style.typeface].capHeight * style.size) / 1000;
  const lines = setLines(text, typeOf(typefaces, style), width - left - numberWidth);
  const strips = lines.map((line, index): Strip => {
    const draw: Draw = (place, mark) => {
      const { canvas, x, y } = place;
      const ink = { size: style.size, colour: style.colour, meaning: tag };
      canvas.text(line, { x: x + left, baseline: y + height }, ink);
      if (!mark) return;
      const box = { x, y: y - 2, width, height: height + 4 };
      paper.link({ page: canvas.page, box, tag, text, target: mark });
      if (index < lines.length - 1) return;
      drawNumber(setting, { place, style, tag, mark, from: left + line.width, width });
    };
    return {
      ...blank(height),
      above: style.leading * style.size,
      keep: level === 1 || index < lines.length - 1,
      draw: (place) => postpone(place, draw),
    };
  });
  return surround(strips, level === 1 ? { above: 13, below: 6 } : { above: 5, below: 5 });
}

interface NumberPlace {
  place: PagePlace;
  style: Style;
  tag: Tag;
  mark: Bookmark;
  from: number;
  width: number;
}

/** Dots lead the eye to the number. */
function drawNumber({ typefaces }: Setting, at: NumberPlace): void {
  const { place, style, tag, mark, from, width } = at;
  const { canvas, x, y } = place;
  const height = (typefaces[style.typeface].capHeight * style.size) / 1000;
  const baseline = y + height;
  const type = typeOf(typefaces, style);
  const one = (text: string): Line | undefined => setLines(text, type, Number.POSITIVE_INFINITY)[0];
  const number = one(`${mark.page + 1}`);
  if (!number) return;
  const dot = (one('..')?.width ?? 0) - (one('.')?.width ?? 0);
  const gap = width - number.width - from - 8;
  const count = dot > 0 ? Math.floor(gap / dot) : 0;
  const dots = count > 1 ? one('.'.repeat(count)) : undefined;
  if (dots) {
    const ink = { size: style.size, colour: colours.faint, meaning: 'artifact' as const };
    canvas.text(dots, { x: x + width - number.width - 4 - dots.width, baseline }, ink);
  }
  const ink = { size: style.size, colour: style.colour, meaning: tag };
  canvas.text(number, { x: x + width - number.width, baseline }, ink);
}
