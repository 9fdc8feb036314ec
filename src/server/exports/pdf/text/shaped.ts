/** A glyph as the shaper placed it, in thousandths of the size. */
export interface Glyph {
  id: number;
  /** Where in the text its character stands. */
  at: number;
  advance: number;
  right: number;
  up: number;
}

/** A piece of text in glyphs, ready to be shown. */
export interface Shaped {
  text: string;
  width: number;
  /** Operands for showing it; pieces of another height than the line stand apart. */
  parts: { up: number; show: string }[];
  /** What each glyph stands for; nothing for those that only complete the one before. */
  glyphs: { id: number; text: string }[];
}

/** Glyph numbers as a PDF shows them, moved where the shaper moved them. */
export function joinGlyphs(
  text: string,
  glyphs: readonly Glyph[],
  widthOf: (id: number) => number,
): Shaped {
  const parts: Shaped['parts'] = [];
  let width = 0;
  let owed = 0;
  for (const { id, advance, right, up } of glyphs) {
    const rise = Math.round(up);
    let part = parts.at(-1);
    if (!part || part.up !== rise) {
      part = { up: rise, show: '' };
      parts.push(part);
    }
    const before = Math.round(owed - right);
    if (before !== 0) part.show += `${before}`;
    part.show += `<${id.toString(16).padStart(4, '0')}>`;
    // Back from where it was moved to, by what the shaper took off its width, and what rounding left.
    owed = widthOf(id) - advance + right + (owed - right - before);
    width += advance;
  }
  const last = parts.at(-1);
  const after = Math.round(owed);
  if (last && after !== 0) last.show += `${after}`;
  for (const part of parts) part.show = part.show.replaceAll('><', '');
  return { text, width, parts, glyphs: readGlyphs(text, glyphs) };
}

/** The widest glyph of a character carries its text; dots and marks set apart from it carry none. */
function readGlyphs(text: string, glyphs: readonly Glyph[]): Shaped['glyphs'] {
  const carriers = new Map<number, Glyph>();
  for (const glyph of glyphs) {
    const before = carriers.get(glyph.at);
    if (!before || glyph.advance > before.advance) carriers.set(glyph.at, glyph);
  }
  const starts = [...carriers.keys()].toSorted((one, other) => one - other);
  const textAt = new Map(
    starts.map((start, index) => [start, text.slice(start, starts[index + 1] ?? text.length)]),
  );
  return glyphs.map((glyph) => ({
    id: glyph.id,
    text: carriers.get(glyph.at) === glyph ? (textAt.get(glyph.at) ?? '') : '',
  }));
}
