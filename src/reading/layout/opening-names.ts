import type { Piece } from './pieces.ts';

/** "Rest and Play. Two weeks off": a name and a full stop, and then what it is about. */
const name = /^\p{Lu}[\p{L}'’/&-]*(?: [\p{L}'’/&-]+){1,4}[.!]$/u;
const opensSentence =
  /^(?:We|You|Our|This|It|They|The|Your|I|All|Join|Apply|Please|Must|Be|Do|No|If)\b/;
const fewest = 2;
const fewestCapitals = 2;

function isName({ text, of }: Piece): boolean {
  if (of < 2 || !name.test(text) || opensSentence.test(text)) return false;
  const words = text.slice(0, -1).split(' ');
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word));
  return capitals.length >= fewestCapitals && /^\p{Lu}/u.test(words.at(-1) ?? '');
}

/**
 * Paragraphs that open with a name each: the names are headings over their own paragraph,
 * unless one says by itself what one gets. One alone may be a sentence.
 */
export function findOpeningNames(
  pieces: readonly Piece[],
  saysItself: (text: string) => boolean,
): (index: number) => boolean {
  const found = pieces.flatMap((piece, index) =>
    piece.line !== pieces[index - 1]?.line && isName(piece) ? [index] : [],
  );
  const headings = new Set(
    found.length < fewest
      ? []
      : found.filter((index) => !saysItself(pieces[index]?.text.slice(0, -1) ?? '')),
  );
  return (index) => headings.has(index);
}
