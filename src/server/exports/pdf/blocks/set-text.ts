import type { Meaning } from '../page/canvas.ts';
import type { Style, Typefaces } from '../page/look.ts';
import { blank, type Strip } from '../page/strip.ts';
import { setLines, type Type } from '../text/lines.ts';

export interface TextOptions {
  style: Style;
  width: number;
  meaning: Meaning;
  align?: 'left' | 'right';
}

/** A text as strips, a line each. Lines are measured from their capitals to their foot. */
export function setText(typefaces: Typefaces, text: string, options: TextOptions): Strip[] {
  const { style, width, meaning, align = 'left' } = options;
  const height = (typefaces[style.typeface].capHeight * style.size) / 1000;
  return setLines(text, typeOf(typefaces, style), width).map((line) => ({
    ...blank(height),
    above: style.leading * style.size,
    draw: ({ canvas, x, y }) =>
      canvas.text(
        line,
        {
          x: align === 'right' || line.rightToLeft ? x + width - line.width : x,
          baseline: y + height,
        },
        { size: style.size, colour: style.colour, meaning },
      ),
  }));
}

/** How wide a text is on one line. */
export const measureText = (typefaces: Typefaces, text: string, style: Style): number =>
  Math.max(
    0,
    ...setLines(text, typeOf(typefaces, style), Number.POSITIVE_INFINITY).map(({ width }) => width),
  );

export const typeOf = (typefaces: Typefaces, style: Style): Type => ({
  typeface: typefaces[style.typeface],
  size: style.size,
  literal: style.typeface === 'mono',
  ...(style.tabular ? { tabular: true } : {}),
});
