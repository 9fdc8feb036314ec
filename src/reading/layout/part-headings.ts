import { dutyVerbs } from '../facts/shapes/duty-verbs.data.ts';
import { opensDeed } from '../facts/shapes/opens-deed.ts';
import type { SectionKind } from './heading-words.ts';
import type { Piece } from './pieces.ts';
import { namesBenefit } from './run-in-lists.ts';

/** Headings that stand over some of what the one before announces, told by what stands around them. */

export const isTitleCase = (text: string): boolean => {
  const words = text.split(' ').filter((word) => word.length > 3);
  return words.length > 0 && words.every((word) => /^[\p{Lu}\d&(]/u.test(word));
};

export const isSentence = /^\p{Lu}\S* \S+ \S+ .{3,}\.$/u;

export const standsOverPart = (
  pieces: readonly Piece[],
  index: number,
  under: SectionKind | null,
): boolean =>
  isPictured(pieces, index) ||
  isAmidSentences(pieces, index) ||
  (under === 'duty' && isOverDeeds(pieces, index));

/** "Stores & Deliveries" amid whole sentences: a heading over some of what the one before announces. */
function isAmidSentences(pieces: readonly Piece[], index: number): boolean {
  const [before, line, next, after] = pieces.slice(Math.max(0, index - 1), index + 3);
  if (!before || !line || !next || !after || line.mark !== null) return false;
  const { text } = line;
  const words = text.split(' ');
  return (
    line.of === 1 &&
    words.length >= 2 &&
    words.length <= 6 &&
    !/[,.;:!?\d]/.test(text) &&
    isTitleCase(text) &&
    !namesBenefit.test(text) &&
    !dutyVerbs.has((words[0] ?? '').toLowerCase()) &&
    [before, next, after].every((one) => one.of === 1 && isSentence.test(one.text))
  );
}

/** "📦 Stores & Deliveries" over lines without a picture: where the next line has one as well, they are items. */
function isPictured(pieces: readonly Piece[], index: number): boolean {
  const [before, line, next] = [pieces[index - 1], pieces[index], pieces[index + 1]];
  if (!line?.picture || !next || next.picture || (before?.picture && before.of === 1)) return false;
  const words = line.text.split(' ');
  return (
    line.of === 1 &&
    line.mark === null &&
    words.length <= 6 &&
    !/[.,;:!?\d]/.test(line.text.slice(-1)) &&
    isTitleCase(line.text) &&
    !namesBenefit.test(line.text) &&
    !dutyVerbs.has((words[0] ?? '').toLowerCase())
  );
}

const fewestWords = 4;
const mostHeadingWords = 6;
const isDeed = (piece: Piece | undefined): boolean =>
  piece !== undefined &&
  opensDeed(piece.text) &&
  piece.text.split(' ').length >= fewestWords &&
  !isTitleCase(piece.text);

const isLong = (piece: Piece | undefined): boolean =>
  piece !== undefined && piece.text.split(' ').length >= fewestWords && !isTitleCase(piece.text);

/** A name of things in title case, and nothing that is done. */
function namesThings(line: Piece | undefined): boolean {
  if (!line || line.of !== 1 || line.continued || /[.,;:!?\d]/.test(line.text)) return false;
  const words = line.text.split(' ');
  return (
    words.length <= mostHeadingWords &&
    isTitleCase(line.text) &&
    !namesBenefit.test(line.text) &&
    !dutyVerbs.has((words[0] ?? '').toLowerCase()) &&
    !opensDeed(line.text)
  );
}

const namesDeeds = (pieces: readonly Piece[], index: number): boolean =>
  namesThings(pieces[index]) && isDeed(pieces[index + 1]) && isDeed(pieces[index + 2]);

/** Long lines below it, and a deed among them. */
const mayNameDeeds = (pieces: readonly Piece[], index: number): boolean =>
  namesThings(pieces[index]) &&
  isLong(pieces[index + 1]) &&
  isLong(pieces[index + 2]) &&
  pieces.slice(index + 1, index + 4).some((piece) => isDeed(piece));

/** "Wool Stores" over deeds: what stands so in one place may be one of the things to do, and in several a heading. */
function isOverDeeds(pieces: readonly Piece[], index: number): boolean {
  if (!mayNameDeeds(pieces, index)) return false;
  const [line, next] = [pieces[index], pieces[index + 1]];
  const all = countOverDeeds(pieces);
  if (!namesDeeds(pieces, index)) return all >= fewestAlike;
  return line?.apart === true || (line?.mark === null && next?.mark !== null) || all >= fewestAlike;
}
const fewestAlike = 2;

/** How many lines of a text stand so over deeds; told once for each text. */
const counts = new WeakMap<readonly Piece[], number>();
function countOverDeeds(pieces: readonly Piece[]): number {
  const known = counts.get(pieces);
  if (known !== undefined) return known;
  const count = pieces.filter((_, index) => namesDeeds(pieces, index)).length;
  counts.set(pieces, count);
  return count;
}

/** "Provide Pilot Service" between "Set the Lamps" and "Log All Ships": one of the deeds, each written with capitals. */
export function isAmidDeeds(pieces: readonly Piece[], index: number): boolean {
  const isCapitalDeed = (piece: Piece | undefined): boolean =>
    piece !== undefined &&
    piece.of === 1 &&
    piece.text.includes(' ') &&
    !/[.:?]$/.test(piece.text) &&
    isTitleCase(piece.text) &&
    opensDeed(piece.text);
  return [index - 1, index, index + 1].every((at) => isCapitalDeed(pieces[at]));
}
