import type { MappedText } from './clean/mapped-text.ts';

/** One line of the cleaned text without its bullet or heading mark; offsets are in the cleaned text. */
export interface Line {
  text: string;
  start: number;
  end: number;
  mark: 'bullet' | 'number' | 'hash' | null;
  /** A blank line stands before this one. */
  apart: boolean;
  /** The picture it begins with: over a part of the text, or before an item. */
  picture: string | null;
  /** The rest of a very long line, cut so that no pattern ever meets an endless one. */
  continued: boolean;
}

const longestPiece = 900;

const marks: [RegExp, Line['mark']][] = [
  [/^(?:#{2,6}[ \t]?|#[ \t])(?=\S)/, 'hash'],
  [
    /^(?:[•●▪▫■□◦○‣⁃➢➤►▶✓✔✅☑➔→·*∙§¤]|[-–+o~Ø](?=[ \t])|[-–](?=[A-Za-z])|!"(?=[A-Z]))[ \t]?/,
    'bullet',
  ],
  [/^(?:\(?\d{1,2}[.)]|\(?[a-h][.)]|(?:iv|v?i{1,3})[.)])[ \t](?=\S)/, 'number'],
];

export function readLines({ text }: Pick<MappedText, 'text'>): Line[] {
  const lines: Line[] = [];
  let apart = true;
  let at = 0;
  for (const raw of text.split('\n')) {
    if (raw.trim() === '') apart = true;
    else {
      for (const line of readPieces(raw, at)) {
        lines.push({ ...line, apart: apart && !line.continued });
      }
      apart = false;
    }
    at += raw.length + 1;
  }
  return lines;
}

function readPieces(raw: string, at: number): Omit<Line, 'apart'>[] {
  const { mark, from, picture } = readMark(raw);
  const pieces: Omit<Line, 'apart'>[] = [];
  let start = from;
  while (start < raw.length) {
    const end = raw.length - start <= longestPiece ? raw.length : findBreak(raw, start);
    const piece = trimmed(raw, start, end);
    if (piece.text !== '') {
      pieces.push({
        text: piece.text,
        start: at + piece.start,
        end: at + piece.start + piece.text.length,
        mark: pieces.length === 0 ? mark : null,
        picture: pieces.length === 0 ? picture : null,
        continued: pieces.length > 0,
      });
    }
    start = end;
  }
  return pieces;
}

const pictures = /\p{Extended_Pictographic}/u;

function readMark(raw: string): Pick<Line, 'mark' | 'picture'> & { from: number } {
  let from = raw.length - raw.trimStart().length;
  let mark: Line['mark'] = null;
  // A bullet may hide a second mark, as in "- ✅ Title:".
  for (let round = 0; round < 2; round += 1) {
    const rest = raw.slice(from, from + 12);
    const found = marks.find(([pattern]) => pattern.test(rest));
    if (!found) break;
    mark ??= found[1];
    from += found[0].exec(rest)?.[0].length ?? 0;
  }
  const decoration = /^[^\p{L}\p{N}$£€₹"'([#.&+]{1,6}(?=[\p{L}\p{N}])/u.exec(
    raw.slice(from, from + 10),
  );
  const drawn = raw.slice(0, from + (decoration?.[0].length ?? 0));
  return { mark, from: drawn.length, picture: pictures.exec(drawn)?.[0] ?? null };
}

function findBreak(raw: string, start: number): number {
  const window = raw.slice(start, start + longestPiece);
  const sentence = Math.max(window.lastIndexOf('. '), window.lastIndexOf('; '));
  if (sentence > 100) return start + sentence + 1;
  const space = window.lastIndexOf(' ');
  return start + (space > 0 ? space : longestPiece);
}

function trimmed(raw: string, start: number, end: number): { text: string; start: number } {
  const piece = raw.slice(start, end);
  return { text: piece.trim(), start: start + piece.length - piece.trimStart().length };
}
