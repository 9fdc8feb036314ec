import { opensDeed } from '../facts/shapes/opens-deed.ts';
import { classifyHeading } from './classify-heading.ts';
import { isTitleCase } from './part-headings.ts';
import type { Piece } from './pieces.ts';
import type { SectionKind } from './heading-words.ts';

/** Lines that look like headings and have nothing below them: they are items of the list they stand in. */

const mostWords = 7;
const fewestInRow = 3;
const listed: ReadonlySet<SectionKind | null> = new Set<SectionKind>([
  'must',
  'nice',
  'benefit',
  'duty',
]);

/** A short line without any sign at its end, which no list of headings knows. */
const isShort = (piece: Piece | undefined): boolean =>
  piece !== undefined &&
  piece.of === 1 &&
  piece.mark !== 'hash' &&
  piece.picture === null &&
  !/[\t:]|[?!.]$/.test(piece.text) &&
  piece.text.split(' ').length <= mostWords &&
  classifyHeading(piece.text) === undefined;

const namesThings = (piece: Piece | undefined): boolean =>
  isShort(piece) && piece !== undefined && isTitleCase(piece.text) && !opensDeed(piece.text);

/** "Loomware", "Dye Lab", "Wool Desk" below each other: names of one list, each with capitals. */
function isInRow(pieces: readonly Piece[], index: number): boolean {
  if (!namesThings(pieces[index])) return false;
  const countNear = (step: number, count: number): number =>
    count < fewestInRow && namesThings(pieces[index + step * count])
      ? countNear(step, count + 1)
      : count - 1;
  const above = countNear(-1, 1);
  const below = countNear(1, 1);
  // The last line above other text may be its heading.
  const next = pieces[index + 1];
  return above + below + 1 >= fewestInRow && (below > 0 || next === undefined || isOver(next));
}

/** A known heading begins what has nothing to do with the lines before it. */
const isOver = (piece: Piece | undefined): boolean =>
  piece === undefined || classifyHeading(piece.text) !== undefined;

const namesPaper =
  /\b(?:certifi(?:ed|cates?|cations?)|licen[cs]e[ds]?|licensure|registered|diploma|degree)\b/i;

/** Whether a line that only looks like a heading is one of the list that it stands in. */
export const isBareItem = (
  pieces: readonly Piece[],
  index: number,
  under: SectionKind | null,
): boolean =>
  listed.has(under) &&
  isShort(pieces[index]) &&
  (isInRow(pieces, index) ||
    (under !== 'benefit' &&
      under !== 'duty' &&
      namesPaper.test(pieces[index]?.text ?? '') &&
      isOver(pieces[index + 1])));
