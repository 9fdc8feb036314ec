import type { Block } from '#shared/document.ts';
import type { Meaning } from '../page/canvas.ts';
import { bold, colours, pageWidth, sans, type Style } from '../page/look.ts';
import { blank, surround, type PagePlace, type Strip } from '../page/strip.ts';
import { isFigure } from '../../is-figure.ts';
import { shareWidth, sizeFor } from './table-measures.ts';
import { setCells } from './set-row.ts';
import { measureText, setText } from './set-text.ts';
import type { Setting } from './setting.ts';

type Table = Extract<Block, { kind: 'table' }>;

const padding = 5;

interface Column {
  x: number;
  width: number;
  align: 'left' | 'right';
}

export function setTable(setting: Setting, { columns, rows, caption }: Table): Strip[] {
  const { typefaces, tags, under } = setting;
  const table = tags.add(under, 'Table');
  const size = sizeFor(columns.length);
  const regular = sans(size, colours.ink, 0.5);
  const strong = bold(size, colours.ink, 0.5);
  const measure = (text: string, style: Style) => measureText(typefaces, text, style) + 2 * padding;
  const widths = shareWidth({ columns, rows, width: pageWidth }, (word, isHead) =>
    measure(word, isHead ? strong : regular),
  );
  const measures = toColumns(widths, rows);
  const fill = (cells: readonly string[], style: Style, meaningOf: () => Meaning) =>
    setCells(
      measures.map(({ x, width, align }, column) => ({
        x,
        strips: setText(typefaces, cells[column] ?? '', {
          style,
          width,
          align,
          meaning: meaningOf(),
        }),
      })),
    );

  const title = caption
    ? setText(typefaces, caption, {
        style: sans(8.5, colours.faint),
        width: pageWidth,
        meaning: tags.add(table, 'Caption'),
      })
    : [];
  for (const strip of title) strip.keep = true;
  const headRow = tags.add(tags.add(table, 'THead'), 'TR');
  const fillHead = (meaningOf: () => Meaning) =>
    closeRow(fill(columns, strong, meaningOf), { height: 0.8, colour: colours.ink });
  const head = fillHead(() => tags.add(headRow, 'TH', '/A << /O /Table /Scope /Column >>'));
  for (const strip of head) strip.keep = true;
  const [again] = head.length === 1 ? fillHead(() => 'artifact') : [];
  const body = tags.add(table, 'TBody');
  const filled = rows.flatMap((cells) => {
    const row = tags.add(body, 'TR');
    const lines = fill(cells, regular, () => tags.add(row, 'TD'));
    const strips = closeRow(lines, { height: 0.5, colour: colours.line });
    return again ? strips.map((strip) => ({ ...strip, head: again })) : strips;
  });
  return [
    ...surround(title, { above: 10, below: 3 }),
    ...surround([...head, ...filled], { above: caption ? 3 : 8, below: 14 }),
  ];
}

interface Rule {
  height: number;
  colour: string;
}

function closeRow(lines: readonly Strip[], rule: Rule): Strip[] {
  return lines.map((line, index) => ({
    ...close(line, rule, {
      top: index === 0 ? padding : 0,
      bottom: index === lines.length - 1 ? padding : 'goes on',
    }),
    above: index === 0 ? 0 : line.above,
  }));
}

/** With room above and below, and a rule at the foot unless the row goes on. */
function close(
  strip: Strip,
  rule: Rule,
  { top, bottom }: { top: number; bottom: number | 'goes on' },
): Strip {
  const foot = bottom === 'goes on' ? 0 : bottom;
  const height = top + strip.height + foot;
  return {
    ...blank(height),
    draw: (place: PagePlace) => {
      const { canvas, x, y } = place;
      strip.draw({ ...place, y: y + top });
      if (bottom === 'goes on') return;
      const line = { x, y: y + height - rule.height, width: pageWidth, height: rule.height };
      canvas.box(line, rule.colour);
    },
  };
}

function toColumns(widths: readonly number[], rows: readonly string[][]): Column[] {
  let at = 0;
  return widths.map((width, column) => {
    const left = column === 0 ? 0 : padding;
    const right = column === widths.length - 1 ? 0 : padding;
    const place = { x: at + left, width: width - left - right };
    at += width;
    const isNumeric = rows.length > 0 && rows.every((row) => isFigure(row[column] ?? ''));
    return { ...place, align: isNumeric ? 'right' : 'left' };
  });
}
