import { readFileSync } from 'node:fs';
import {
  Blob,
  Buffer as ShapingBuffer,
  ClusterLevel,
  Direction,
  Face as FontFace,
  Feature,
  Font,
  shape,
} from 'harfbuzzjs';
import { joinGlyphs, type Glyph, type Shaped } from './shaped.ts';

/** One font file, opened: what it holds, its measures in thousandths of the size, and its shapes. */
export interface Face {
  file: string;
  name: string;
  capHeight: number;
  ascent: number;
  descent: number;
  bounds: number[];
  weight: number;
  bytes: Uint8Array;
  has(codePoint: number): boolean;
  widthOf(glyph: number): number;
  shape(text: string, way: Way): Shaped;
}

export interface Way {
  rightToLeft: boolean;
  /** Figures of one width, to stand under each other. */
  tabular: boolean;
  /** Signs stay signs: two of them never become one arrow. */
  literal: boolean;
}

const buffer = new ShapingBuffer();
const tabularFigures = new Feature('tnum', 1);
const noLigatures = [new Feature('liga', 0), new Feature('calt', 0)];

export function openFace(file: string): Face {
  const bytes = readFileSync(file);
  const face = new FontFace(new Blob(bytes));
  const font = new Font(face);
  const scale = 1000 / face.upem;
  const head = readTable(face, 'head');
  const os2 = readTable(face, 'OS/2');
  const { ascender, descender } = font.hExtents();
  const characters = new Set(face.collectUnicodes());
  const widths = new Map<number, number>();

  const widthOf = (glyph: number): number => {
    const known = widths.get(glyph);
    if (known !== undefined) return known;
    const width = font.glyphHAdvance(glyph) * scale;
    widths.set(glyph, width);
    return width;
  };

  const shapeText = (text: string, { rightToLeft, tabular, literal }: Way): Shaped => {
    buffer.reset();
    buffer.setClusterLevel(ClusterLevel.MONOTONE_CHARACTERS);
    buffer.addText(text);
    buffer.guessSegmentProperties();
    buffer.setLanguage('en');
    buffer.setDirection(rightToLeft ? Direction.RTL : Direction.LTR);
    shape(font, buffer, [...(tabular ? [tabularFigures] : []), ...(literal ? noLigatures : [])]);
    const positions = buffer.getGlyphPositions();
    const glyphs = buffer.getGlyphInfos().map(({ codepoint, cluster }, index): Glyph => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      return {
        id: codepoint,
        at: cluster,
        advance: xAdvance * scale,
        right: xOffset * scale,
        up: yOffset * scale,
      };
    });
    return joinGlyphs(text, glyphs, widthOf);
  };

  return {
    file,
    name: face.getName(6, 'en') || 'Font',
    capHeight: os2.getInt16(88) * scale,
    ascent: ascender * scale,
    descent: descender * scale,
    bounds: [36, 38, 40, 42].map((at) => Math.round(head.getInt16(at) * scale)),
    weight: os2.getUint16(4),
    bytes,
    has: (codePoint) => characters.has(codePoint),
    widthOf,
    shape: shapeText,
  };
}

function readTable(face: FontFace, name: string): DataView {
  const table = face.referenceTable(name);
  if (!table) throw new Error(`A font has no table ${name}.`);
  // A copy: it lies in memory that moves when more is needed.
  return new DataView(Uint8Array.from(table).buffer);
}
