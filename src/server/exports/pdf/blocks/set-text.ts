import type { Meaning } from '../page/canvas.ts';
import type { Style, Voices } from '../page/look.ts';
import { blank, type Strip } from '../page/strip.ts';
import { setLines, type Type } from '../text/lines.ts';

export interface TextOptions {
  style: Style;
  width: number;
  meaning: Meaning;
  align?: 'left' | 'right';
}

/** A text as strips, a line each. Lines are measured from their capitals to their foot. */
export function setText(voices: Voices, text: string, options: TextOptions): Strip[] {
  const { style, width, meaning, align = 'left' } = options;
  const height = (voices[style.voice].capHeight * style.size) / 1000;
  return setLines(text, typeOf(voices, style), width).map((line) => ({
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
export const measureText = (voices: Voices, text: string, style: Style): number =>
  Math.max(
    0,
    ...setLines(text, typeOf(voices, style), Number.POSITIVE_INFINITY).map(({ width }) => width),
  );

export const typeOf = (voices: Voices, style: Style): Type => ({
  voice: voices[style.voice],
  size: style.size,
  literal: style.voice === 'mono',
  ...(style.tabular ? { tabular: true } : {}),
});
