import type { Face, Way } from './face.ts';
import { listCharacters } from './pieces.ts';
import type { Shaped } from './shaped.ts';

/** Text in one face. */
export interface Run {
  face: Face;
  shaped: Shaped;
}

/** A way to set text: its faces in the order they are asked for a character. */
export interface Typeface {
  faces: readonly Face[];
  /** Height of a capital letter in thousandths of the size: what lines are measured by. */
  capHeight: number;
  shape(text: string, way: Way): Word;
}

export interface Word {
  runs: Run[];
  /** In thousandths of the size. */
  width: number;
}

/** Words come again and again, within a document and in the next one. */
const mostWords = 10_000;

export function createTypeface(faces: readonly Face[]): Typeface {
  const [first] = faces;
  if (!first) throw new Error('A typeface needs a face.');

  const choose = (character: string): Face => {
    const codes = Array.from(character, (part) => part.codePointAt(0) ?? 0).filter(isVisible);
    return (
      faces.find((face) => codes.every((code) => face.has(code))) ??
      faces.find((face) => face.has(codes[0] ?? 0x20)) ??
      first
    );
  };

  const hasAll = (text: string): boolean => {
    for (const character of text) if (!first.has(character.codePointAt(0) ?? 0)) return false;
    return true;
  };

  const split = (text: string): { face: Face; text: string }[] => {
    if (hasAll(text)) return [{ face: first, text }];
    const stretches: { face: Face; text: string }[] = [];
    for (const character of listCharacters(text)) {
      const face = choose(character);
      const last = stretches.at(-1);
      if (last?.face === face) last.text += character;
      else stretches.push({ face, text: character });
    }
    return stretches;
  };

  const shape = (text: string, way: Way): Word => {
    const stretches = split(text);
    const runs = (way.rightToLeft ? stretches.toReversed() : stretches).map((stretch) => ({
      face: stretch.face,
      shaped: stretch.face.shape(stretch.text, way),
    }));
    return { runs, width: runs.reduce((sum, { shaped }) => sum + shaped.width, 0) };
  };

  const words = new Map<string, Word>();
  return {
    faces,
    capHeight: first.capHeight,
    shape(text, way) {
      const { rightToLeft, tabular, literal } = way;
      const key = rightToLeft || tabular ? `\n${rightToLeft}${tabular}${literal}${text}` : text;
      const known = words.get(key);
      if (known) return known;
      if (words.size >= mostWords) words.clear();
      const word = shape(text, way);
      words.set(key, word);
      return word;
    },
  };
}

/** Joiners and marks of presentation need no glyph of their own. */
const isVisible = (code: number) =>
  !(code === 0x200d || code === 0x200c || (code >= 0xfe00 && code <= 0xfe0f));
