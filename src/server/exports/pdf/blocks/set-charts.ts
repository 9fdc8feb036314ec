import type { Block } from '#shared/document.ts';
import { writeAmount } from '#shared/document-text.ts';
import type { Tag } from '../file/tags.ts';
import {
  bold,
  colours,
  pageWidth,
  sans,
  sliceColours,
  type Style,
  type Typefaces,
} from '../page/look.ts';
import { blank, keepTogether, merge, surround, type Strip } from '../page/strip.ts';
import { setMiddles } from './set-row.ts';
import { measureText, setText } from './set-text.ts';
import type { Setting } from './setting.ts';

type Meter = Extract<Block, { kind: 'meter' }>;
type Parts = Extract<Block, { kind: 'bars' | 'pie' }>;

const figures = (size: number) => ({ ...bold(size), tabular: true });

/** A bar is for the eye: its figure stands beside it. */
const bar = (share: number, width: number): Strip => ({
  ...blank(6),
  draw: ({ canvas, x, y }) => {
    const filled = width * Math.max(0, Math.min(1, share));
    canvas.box({ x, y, width, height: 6 }, colours.sunken, { radius: 3 });
    canvas.box({ x, y, width: filled, height: 6 }, colours.accent, { radius: 3 });
  },
});

interface Cell {
  text: string;
  x: number;
  width: number;
  style: Style;
}

interface Row {
  label: Cell;
  picture: { x: number; strips: Strip[] };
  amount: Cell;
}

/** One thing of a chart: what it is, how it looks, and how much of it there is. */
function setRow({ typefaces, tags }: Setting, list: Tag, { label, picture, amount }: Row): Strip[] {
  const item = tags.add(list, 'LI');
  const cell = ({ text, x, width, style }: Cell, role: 'Lbl' | 'LBody') => ({
    x,
    strips: setText(typefaces, text, {
      style,
      width,
      meaning: tags.add(item, role),
      ...(role === 'LBody' && { align: 'right' as const }),
    }),
  });
  return setMiddles([cell(label, 'Lbl'), picture, cell(amount, 'LBody')]);
}

export function setMeter(setting: Setting, { label, value, max, note }: Meter): Strip[] {
  const { typefaces, tags, under } = setting;
  const amount = max === 100 ? writeAmount(value, '%') : `${writeAmount(value, '')} of ${max}`;
  const list = tags.add(under, 'L');
  const barWidth = 150;
  const amountWidth = 64;
  const gutter = 12;
  const labelWidth = pageWidth - barWidth - amountWidth - 2 * gutter;
  const row = setRow(setting, list, {
    label: { text: label, x: 0, width: labelWidth, style: sans(9, colours.ink) },
    picture: { x: labelWidth + gutter, strips: [bar(max > 0 ? value / max : 0, barWidth)] },
    amount: { text: amount, x: pageWidth - amountWidth, width: amountWidth, style: figures(9) },
  });
  const lines = note
    ? setText(typefaces, note, {
        style: sans(8.5, colours.faint),
        width: pageWidth,
        meaning: tags.add(under, 'P'),
      })
    : [];
  return surround(keepTogether([...row, ...lines]), { above: 10, below: 12 });
}

/** Longer charts may go on on the next page. */
const mostOnOnePage = 14;

export function setParts(setting: Setting, block: Parts): Strip[] {
  const { typefaces, tags, under } = setting;
  const title = setText(typefaces, block.title, {
    style: bold(9),
    width: pageWidth,
    meaning: tags.add(under, 'P'),
  });
  const rows = block.kind === 'pie' ? setPie(setting, block) : setBars(setting, block);
  if (rows.length <= mostOnOnePage) keepTogether(rows);
  for (const strip of title) strip.keep = true;
  return [...surround(title, { above: 10, below: 9 }), ...surround(rows, { above: 8, below: 14 })];
}

function setBars(setting: Setting, { parts, unit }: Parts): Strip[] {
  const { typefaces, tags, under } = setting;
  const most = Math.max(0, ...parts.map(({ value }) => value));
  const labelWidth = 130;
  const amountWidth = measureAmounts(typefaces, parts, unit);
  const barWidth = pageWidth - labelWidth - amountWidth - 24;
  const list = tags.add(under, 'L');
  return parts.flatMap(({ label, value }) => {
    const row = setRow(setting, list, {
      label: { text: label, x: 0, width: labelWidth, style: sans(8.5) },
      picture: { x: labelWidth + 12, strips: [bar(most > 0 ? value / most : 0, barWidth)] },
      amount: {
        text: writeAmount(value, unit),
        x: pageWidth - amountWidth,
        width: amountWidth,
        style: figures(8.5),
      },
    });
    return surround(row, { above: 7, below: 7 });
  });
}

const widest = (widths: readonly number[]) => Math.max(0, ...widths) + 0.01;

/** Never so wide that nothing is left for the picture. */
const measureAmounts = (typefaces: Typefaces, parts: Parts['parts'], unit: Parts['unit']) =>
  Math.min(
    220,
    widest(
      parts.map(({ value }) => measureText(typefaces, writeAmount(value, unit), figures(8.5))),
    ),
  );

const radius = 42;
const legendAt = 2 * radius + 22;

function setPie(setting: Setting, { parts, unit }: Parts): Strip[] {
  const { typefaces, tags, under } = setting;
  const amountWidth = measureAmounts(typefaces, parts, unit);
  const labelWidth = Math.min(
    pageWidth - legendAt - amountWidth - 24,
    widest(parts.map(({ label }) => measureText(typefaces, label, sans(8.5)))),
  );
  const list = tags.add(under, 'L');
  const rows = parts.flatMap(({ label, value }, index) => {
    const colour = sliceColours[index % sliceColours.length] ?? colours.ink;
    const row = setRow(setting, list, {
      label: { text: label, x: legendAt + 16, width: labelWidth, style: sans(8.5) },
      picture: { x: legendAt, strips: [swatch(colour)] },
      amount: {
        text: writeAmount(value, unit),
        x: legendAt + labelWidth + 24,
        width: amountWidth,
        style: figures(8.5),
      },
    });
    return surround(row, { above: 6, below: 6 });
  });
  return besidePie(rows, parts);
}

const swatch = (colour: string): Strip => ({
  ...blank(8),
  draw: ({ canvas, x, y }) => canvas.box({ x, y, width: 8, height: 8 }, colour, { radius: 2 }),
});

/** The circle stands left of the first rows; few rows stand in the middle of its height. */
function besidePie(rows: Strip[], parts: Parts['parts']): Strip[] {
  const legend = merge(rows).height;
  const lead = Math.max(0, (2 * radius - legend) / 2);
  const circle: Strip = {
    ...blank(lead),
    keep: true,
    draw: ({ canvas, x, y }) => {
      const positive = parts.map(({ value }) => Math.max(0, value));
      const whole = positive.reduce((sum, value) => sum + value, 0);
      let from = 0;
      positive.forEach((value, index) => {
        if (value === 0) return;
        const to = from + value / whole;
        const colour = sliceColours[index % sliceColours.length] ?? colours.ink;
        canvas.wedge({ x: x + radius, y: y + radius, radius }, [from, to], colour);
        from = to;
      });
    },
  };
  const [first, ...others] = rows;
  return [circle, ...(first ? [{ ...first, above: 0 }] : []), ...others, blank(lead)];
}
