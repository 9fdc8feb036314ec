import bidiFactory from 'bidi-js';
import { listCharacters, splitPieces, splitWord } from './pieces.ts';
import type { Run, Typeface } from './typeface.ts';

const bidi = bidiFactory();
const turning = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;
const startsTurned =
  /^[^\p{L}]*[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;

export const startsRightToLeft = (text: string): boolean => startsTurned.test(text);

export interface Type {
  typeface: Typeface;
  size: number;
  tabular?: boolean;
  literal?: boolean;
}

/** One line of text as it is shown, from left to right. */
export interface Line {
  runs: Run[];
  width: number;
  rightToLeft: boolean;
}

/** Part of a line in the order it is read; an odd level runs from right to left. */
interface Item {
  runs: Run[];
  width: number;
  level: number;
}

interface Piece {
  text: string;
  items: Item[];
  width: number;
  isBlank: boolean;
}

/** A text in lines no wider than this; lines of the text stay lines. */
export function setLines(text: string, type: Type, width: number): Line[] {
  const rightToLeft = startsRightToLeft(text);
  const tabs = type.literal ? '    ' : ' ';
  return text
    .replaceAll('\t', tabs)
    .split('\n')
    .flatMap((line) => fill(line, { type, width, rightToLeft }));
}

interface Measure {
  type: Type;
  width: number;
  rightToLeft: boolean;
}

function fill(text: string, measure: Measure): Line[] {
  const { width, rightToLeft } = measure;
  const lines: Line[] = [];
  let current: Piece[] = [];
  let used = 0;
  const end = () => {
    lines.push(close(current, rightToLeft));
    current = [];
    used = 0;
  };
  const place = (piece: Piece) => {
    if (!piece.isBlank && current.length > 0 && used + piece.width > width) end();
    // A blank that starts a line does so only where the text does.
    if (piece.isBlank && current.length === 0 && lines.length > 0) return;
    current.push(piece);
    used += piece.width;
  };
  for (const piece of shapePieces(text, measure)) {
    if (piece.isBlank || piece.width <= width) place(piece);
    else for (const part of breakUp(piece.text, measure)) place(part);
  }
  end();
  return lines;
}

/** A word wider than a line: in parts after its signs, else letter by letter. */
function breakUp(word: string, measure: Measure): Piece[] {
  return splitWord(word).flatMap((part) => {
    const pieces = shapePieces(part, measure, [part]);
    if (pieces.every((piece) => piece.width <= measure.width)) return pieces;
    return shapePieces(part, measure, listCharacters(part));
  });
}

function shapePieces(
  text: string,
  { type, rightToLeft }: Measure,
  pieces: readonly string[] = splitPieces(text),
): Piece[] {
  const { typeface, size, tabular = false, literal = false } = type;
  const straight = { rightToLeft: false, tabular, literal };
  const shapeItem = (words: string, level: number): Item => {
    const way = level % 2 === 1 ? { ...straight, rightToLeft: true } : straight;
    const { runs, width } = typeface.shape(words, way);
    return { runs, width: (width * size) / 1000, level };
  };
  if (!rightToLeft && !turning.test(text)) {
    return pieces.map((words) => {
      const item = shapeItem(words, 0);
      return { text: words, items: [item], width: item.width, isBlank: words[0] === ' ' };
    });
  }
  const visible = pieces.join('');
  const { levels } = bidi.getEmbeddingLevels(visible, rightToLeft ? 'rtl' : 'ltr');
  let at = 0;
  return pieces.map((words) => {
    const items = splitByLevel(words, levels.subarray(at, at + words.length)).map((stretch) =>
      shapeItem(stretch.text, stretch.level),
    );
    at += words.length;
    const width = items.reduce((sum, item) => sum + item.width, 0);
    return { text: words, items, width, isBlank: words[0] === ' ' };
  });
}

function splitByLevel(text: string, levels: Uint8Array): { text: string; level: number }[] {
  const stretches: { text: string; level: number }[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const level = levels[at] ?? 0;
    const last = stretches.at(-1);
    if (last?.level === level) last.text += text[at];
    else stretches.push({ text: text[at] ?? '', level });
  }
  return stretches;
}

function close(pieces: readonly Piece[], rightToLeft: boolean): Line {
  const isShown = (piece: Piece) => !piece.isBlank;
  const shown = pieces.slice(0, pieces.findLastIndex(isShown) + 1);
  const items = turn(shown.flatMap((piece) => piece.items));
  let width = 0;
  for (const item of items) width += item.width;
  return { runs: items.flatMap((item) => item.runs), width, rightToLeft };
}

/** From the order of reading to the order of showing: each level turns what lies on or above it. */
function turn(items: Item[]): Item[] {
  const highest = items.reduce((most, { level }) => Math.max(most, level), 0);
  let shown = items;
  for (let level = highest; level > 0; level -= 1) {
    const next: Item[] = [];
    let stretch: Item[] = [];
    for (const item of shown) {
      if (item.level >= level) {
        stretch.unshift(item);
      } else {
        next.push(...stretch, item);
        stretch = [];
      }
    }
    shown = [...next, ...stretch];
  }
  return shown;
}
