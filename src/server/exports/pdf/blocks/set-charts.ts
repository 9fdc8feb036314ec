import type { Block } from '#shared/document.ts';
import { writeAmount } from '#shared/document-text.ts';
import { bold, colours, pageWidth, sans, sliceColours } from '../page/look.ts';
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

export function setMeter({ voices, tags, under }: Setting, meter: Meter): Strip[] {
  const { label, value, max, note } = meter;
  const amount = max === 100 ? writeAmount(value, '%') : `${writeAmount(value, '')} of ${max}`;
  const list = tags.add(under, 'L');
  const item = tags.add(list, 'LI');
  const barWidth = 150;
  const amountWidth = 64;
  const gutter = 12;
  const labelWidth = pageWidth - barWidth - amountWidth - 2 * gutter;
  const row = setMiddles([
    {
      x: 0,
      strips: setText(voices, label, {
        style: sans(9, colours.ink),
        width: labelWidth,
        meaning: tags.add(item, 'Lbl'),
      }),
    },
    { x: labelWidth + gutter, strips: [bar(max > 0 ? value / max : 0, barWidth)] },
    {
      x: pageWidth - amountWidth,
      strips: setText(voices, amount, {
        style: figures(9),
        width: amountWidth,
        meaning: tags.add(item, 'LBody'),
        align: 'right',
      }),
    },
  ]);
  const lines = note
    ? setText(voices, note, {
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
  const { voices, tags, under } = setting;
  const title = setText(voices, block.title, {
    style: bold(9),
    width: pageWidth,
    meaning: tags.add(under, 'P'),
  });
  const rows = block.kind === 'pie' ? setPie(setting, block) : setBars(setting, block);
  if (rows.length <= mostOnOnePage) keepTogether(rows);
  for (const strip of title) strip.keep = true;
  return [...surround(title, { above: 10, below: 9 }), ...surround(rows, { above: 8, below: 14 })];
}

function setBars({ voices, tags, under }: Setting, { parts, unit }: Parts): Strip[] {
  const most = Math.max(0, ...parts.map(({ value }) => value));
  const amounts = parts.map(({ value }) => writeAmount(value, unit));
  const labelWidth = 130;
  const amountWidth = widest(amounts.map((amount) => measureText(voices, amount, figures(8.5))));
  const barWidth = pageWidth - labelWidth - amountWidth - 24;
  const list = tags.add(under, 'L');
  return parts.flatMap(({ label, value }, index) => {
    const item = tags.add(list, 'LI');
    const row = setMiddles([
      {
        x: 0,
        strips: setText(voices, label, {
          style: sans(8.5),
          width: labelWidth,
          meaning: tags.add(item, 'Lbl'),
        }),
      },
      { x: labelWidth + 12, strips: [bar(most > 0 ? value / most : 0, barWidth)] },
      {
        x: pageWidth - amountWidth,
        strips: setText(voices, amounts[index] ?? '', {
          style: figures(8.5),
          width: amountWidth,
          meaning: tags.add(item, 'LBody'),
          align: 'right',
        }),
      },
    ]);
    return surround(row, { above: 7, below: 7 });
  });
}

/** A chart leaves at least this much for its picture. */
const widest = (widths: readonly number[]) => Math.min(220, Math.max(0, ...widths) + 0.01);

const radius = 42;
const legendAt = 2 * radius + 22;

function setPie({ voices, tags, under }: Setting, { parts, unit }: Parts): Strip[] {
  const amounts = parts.map(({ value }) => writeAmount(value, unit));
  const amountWidth = widest(amounts.map((amount) => measureText(voices, amount, figures(8.5))));
  const labelMost = pageWidth - legendAt - amountWidth - 24;
  const labelWidth = Math.min(
    labelMost,
    Math.max(0, ...parts.map(({ label }) => measureText(voices, label, sans(8.5)))) + 0.01,
  );
  const list = tags.add(under, 'L');
  const rows = parts.flatMap(({ label }, index) => {
    const item = tags.add(list, 'LI');
    const row = setMiddles([
      { x: legendAt, strips: [swatch(sliceColours[index % sliceColours.length] ?? colours.ink)] },
      {
        x: legendAt + 16,
        strips: setText(voices, label, {
          style: sans(8.5),
          width: labelWidth,
          meaning: tags.add(item, 'Lbl'),
        }),
      },
      {
        x: legendAt + labelWidth + 24,
        strips: setText(voices, amounts[index] ?? '', {
          style: figures(8.5),
          width: amountWidth,
          meaning: tags.add(item, 'LBody'),
          align: 'right',
        }),
      },
    ]);
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
