import type { Block } from '#shared/document.ts';
import { colours, pageWidth, proseWidth, sans, styles, bold } from '../page/look.ts';
import { keepEnds, keepTogether, indent, surround, type Frame, type Strip } from '../page/strip.ts';
import { setRow } from './set-row.ts';
import { startsRightToLeft } from '../text/lines.ts';
import { measureText, setText } from './set-text.ts';
import type { Setting } from './setting.ts';

type Of<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

/** Between paragraphs, and around lists. */
const apart = { above: 10, below: 10 };

const headingRooms = [
  { above: 24, below: 10 },
  { above: 16, below: 7 },
  { above: 12, below: 6 },
] as const;

export function setHeading(setting: Setting, { level, text }: Of<'heading'>): Strip[] {
  const tag = setting.tags.add(setting.under, `H${level + 1}`);
  const strips = setText(setting.typefaces, text, {
    style: styles.headings[level - 1] ?? styles.headings[2],
    width: pageWidth,
    meaning: tag,
  });
  for (const strip of strips) strip.keep = true;
  markFirst(setting, strips, { text, level: level + 1 });
  if (level === 1) underline(strips);
  return surround(strips, headingRooms[level - 1] ?? headingRooms[2]);
}

/** Beside the pages the reader finds it under its words. */
export function markFirst(
  setting: Setting,
  strips: readonly Strip[],
  { text, level }: { text: string; level: number },
): void {
  const [first] = strips;
  if (!first) return;
  const { draw } = first;
  first.draw = (place) => {
    setting.bookmark({
      text: text.replaceAll('\n', ' '),
      level,
      page: place.canvas.page,
      top: place.canvas.sheet.height - place.y + 12,
    });
    draw(place);
  };
}

function underline(strips: readonly Strip[]): void {
  const last = strips.at(-1);
  if (!last) return;
  const { draw, height } = last;
  last.height += 6;
  last.draw = (place) => {
    draw(place);
    const { canvas, x, y } = place;
    canvas.box({ x, y: y + height + 5.5, width: pageWidth, height: 0.5 }, colours.line);
  };
}

export function setParagraph(setting: Setting, { text }: { text: string }): Strip[] {
  const strips = setText(setting.typefaces, text, {
    style: styles.body,
    width: proseWidth,
    meaning: setting.tags.add(setting.under, 'P'),
  });
  return surround(keepEnds(strips), apart);
}

export function setList(
  { typefaces, tags, under }: Setting,
  { items, ordered }: Of<'list'>,
): Strip[] {
  const list = tags.add(
    under,
    'L',
    `/A << /O /List /ListNumbering /${ordered ? 'Decimal' : 'Disc'} >>`,
  );
  const style = ordered
    ? { ...sans(9, colours.accent), tabular: true }
    : { ...styles.body, colour: colours.accent };
  const marks = items.map((_, index) => (ordered ? `${index + 1}.` : '•'));
  const markWidth = Math.max(0, ...marks.map((mark) => measureText(typefaces, mark, style)));
  const isTurned = startsRightToLeft(items[0] ?? '');
  const strips = items.map((text, index) => {
    const item = tags.add(list, 'LI');
    const mark = setText(typefaces, marks[index] ?? '', {
      style,
      width: markWidth,
      meaning: tags.add(item, 'Lbl'),
      align: 'right',
    });
    const body = setText(typefaces, text, {
      style: styles.body,
      width: proseWidth - markWidth - 8,
      meaning: tags.add(item, 'LBody'),
    });
    return keepEnds(
      setRow([
        { x: isTurned ? proseWidth - markWidth : 0, strips: mark },
        { x: isTurned ? 0 : markWidth + 8, strips: body },
      ]),
    );
  });
  for (const lines of strips) surround(lines, { above: 6.5, below: 6.5 });
  return surround(strips.flat(), apart);
}

const beside = (colour: string): Frame => ({
  draw: ({ canvas, x, y }, height) =>
    canvas.box({ x, y: y - 2, width: 1.5, height: height + 4 }, colour, { under: true }),
});

export function setQuote(
  { typefaces, tags, under }: Setting,
  { text, from }: Of<'quote'>,
): Strip[] {
  const quote = tags.add(under, 'BlockQuote');
  const width = proseWidth - 12;
  const lines = [
    ...setText(typefaces, text, { style: styles.body, width, meaning: tags.add(quote, 'P') }),
    ...(from
      ? setText(typefaces, from, {
          style: sans(8.5, colours.faint),
          width,
          meaning: tags.add(quote, 'P'),
        })
      : []),
  ];
  const frame = beside(colours.accent);
  const strips = indent(keepEnds(lines), 12).map((strip) => ({ ...strip, frame }));
  return surround(strips, { above: 12, below: 14 });
}

export function setNote({ typefaces, tags, under }: Setting, { text }: { text: string }): Strip[] {
  const lines = setText(typefaces, text, {
    style: sans(8.5, colours.soft, 0.55),
    width: proseWidth - 10,
    meaning: tags.add(under, 'P'),
  });
  const frame = beside(colours.line);
  const strips = indent(keepEnds(lines), 10).map((strip) => ({ ...strip, frame }));
  return surround(strips, { above: 10, below: 14 });
}

const inset = 9;
const mostLinesTogether = 24;
const sunken: Frame = {
  draw: ({ canvas, x, y }, height) =>
    canvas.box({ x, y, width: pageWidth, height }, colours.sunken, { radius: 4, under: true }),
};

export function setCode({ typefaces, tags, under }: Setting, { text, label }: Of<'code'>): Strip[] {
  const head = label
    ? setText(typefaces, label, {
        style: bold(8.5, colours.soft),
        width: pageWidth,
        meaning: tags.add(under, 'P'),
      })
    : [];
  for (const strip of head) strip.keep = true;
  const lines = setText(typefaces, text, {
    style: styles.code,
    width: pageWidth - 2 * inset,
    meaning: tags.add(under, 'Code', '/A << /O /Layout /Placement /Block >>'),
  });
  const frame = { ...sunken };
  const together = lines.length <= mostLinesTogether ? keepTogether : keepEnds;
  const strips = together(indent(lines, inset)).map((strip, index) => {
    const top = index === 0 ? inset : 0;
    const bottom = index === lines.length - 1 ? inset : 0;
    return {
      ...strip,
      height: strip.height + top + bottom,
      frame,
      draw: (place: Parameters<Strip['draw']>[0]) => strip.draw({ ...place, y: place.y + top }),
    };
  });
  return [...surround(head, { above: 10, below: 5 }), ...surround(strips, { above: 8, below: 12 })];
}
