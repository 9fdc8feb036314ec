import type { PaperSize } from '../../booklet.ts';
import type { Typeface } from '../text/typeface.ts';

/** Colours as the operands that set them. */
const colour = (hex: string): string =>
  [1, 3, 5]
    .map((at) => Math.round((Number.parseInt(hex.slice(at, at + 2), 16) / 255) * 1000) / 1000)
    .join(' ');

export const colours = {
  ink: colour('#1a1c1f'),
  soft: colour('#46494f'),
  faint: colour('#66686d'),
  line: colour('#e4e0d6'),
  sunken: colour('#f3f1eb'),
  accent: colour('#0b5f5e'),
  white: colour('#ffffff'),
};

export const purposeColours: Record<string, string> = {
  attract: colour('#865700'),
  find: colour('#1f5a9e'),
  engage: colour('#6a45a8'),
  evaluate: colour('#2c6b3f'),
  decide: colour('#a03558'),
};

/** Neighbours differ in lightness too, so that the slices stay apart on a grey print. */
export const sliceColours = [
  '#0b5f5e',
  '#d9a441',
  '#1f5a9e',
  '#e0b9c6',
  '#6a45a8',
  '#9fc6a9',
  '#a03558',
  '#8b8576',
].map(colour);

export type TypefaceName = 'serif' | 'serifMedium' | 'serifBold' | 'sans' | 'sansBold' | 'mono';
export type Typefaces = Record<TypefaceName, Typeface>;

export interface Style {
  typeface: TypefaceName;
  size: number;
  colour: string;
  /** Between the foot of a line and the capitals of the next, in parts of the size. */
  leading: number;
  tabular?: boolean;
}

export const sans = (size: number, tint = colours.soft, leading = 0.62): Style => ({
  typeface: 'sans',
  size,
  colour: tint,
  leading,
});
export const bold = (size: number, tint = colours.ink, leading = 0.62): Style => ({
  ...sans(size, tint, leading),
  typeface: 'sansBold',
});

export const styles = {
  body: { typeface: 'serif', size: 10.5, colour: colours.ink, leading: 0.62 },
  code: { typeface: 'mono', size: 8.5, colour: colours.ink, leading: 0.55 },
  coverTitle: { typeface: 'serifMedium', size: 30, colour: colours.ink, leading: 0.4 },
  title: { typeface: 'serifMedium', size: 22, colour: colours.ink, leading: 0.42 },
  subtitle: { typeface: 'serif', size: 14, colour: colours.soft, leading: 0.62 },
  entry: { typeface: 'serifBold', size: 10.5, colour: colours.ink, leading: 0.4 },
  headings: [
    { typeface: 'serifBold', size: 14.5, colour: colours.ink, leading: 0.45 },
    bold(10),
    bold(9, colours.soft),
  ],
} as const satisfies Record<string, Style | readonly Style[]>;

/** In points; the rest of the width is margin, the same on both sides. */
export const pageWidth = 468;

export interface Sheet {
  width: number;
  height: number;
  left: number;
  top: number;
  /** Where the text ends, and where the line above the foot is drawn. */
  bottom: number;
  foot: number;
}

const cut = (width: number, height: number): Sheet => ({
  width,
  height,
  left: (width - pageWidth) / 2,
  top: 72,
  bottom: height - 70,
  foot: height - 52,
});

export const sheets: Record<PaperSize, Sheet> = { letter: cut(612, 792), a4: cut(595.28, 841.89) };

/** Long lines tire; tables and pictures may be wider. */
export const proseWidth = pageWidth - 44;
