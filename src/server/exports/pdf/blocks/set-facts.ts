import { colours, pageWidth, sans, styles, type Style } from '../page/look.ts';
import { keepEnds, surround, type Strip } from '../page/strip.ts';
import { setCells, setRow } from './set-row.ts';
import { setText } from './set-text.ts';
import type { Setting } from './setting.ts';

interface Fact {
  label: string;
  text: string;
}

interface Columns {
  label: number;
  gutter: number;
  style: Style;
  apart: number;
}

const usual: Columns = { label: 104, gutter: 14, style: styles.body, apart: 7 };

/** Labels with what they say beside them: a list, to those who hear it. */
export function setFacts(
  { typefaces, tags, under }: Setting,
  items: readonly Fact[],
  { label: labelWidth, gutter, style, apart }: Columns = usual,
): Strip[] {
  const list = tags.add(under, 'L');
  const left = labelWidth + gutter;
  return items.flatMap(({ label, text }) => {
    const item = tags.add(list, 'LI');
    const name = label
      ? setText(typefaces, label, {
          style: sans(8.5, colours.faint),
          width: labelWidth,
          meaning: tags.add(item, 'Lbl'),
        })
      : [];
    const start = label ? left : 0;
    const body = setText(typefaces, text, {
      style,
      width: pageWidth - start,
      meaning: tags.add(item, 'LBody'),
    });
    const cells = [
      { x: 0, strips: name },
      { x: start, strips: body },
    ];
    const row = name.length > 1 ? setCells(cells) : setRow(cells);
    return surround(keepEnds(row), { above: apart, below: apart });
  });
}
