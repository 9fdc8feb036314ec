import { applyEdits } from './mapped-text.ts';
import type { Edit, MappedText } from './mapped-text.ts';

/** "Needed:   * a saw   * a plane": stars that opened lines before a page made one of them. */
const star = /(?<=[^\s*])[ \t]+(?:\*|\p{Extended_Pictographic}\uFE0F?)[ \t]+(?=[\p{Lu}\d])/gu;
const mayStar = /\*|\p{Extended_Pictographic}/u;
const fewest = 3;
/** "Skilled with, * Word * Excel": the row ends the phrase before it. */
const waits = /\b(?:with|in|of|using|including|as),?$/i;
const longestName = 24;

function findStars(line: string, from: number): Edit[] {
  const found = [...line.matchAll(star)];
  if (found.length < fewest) return [];
  const ends = found.map(({ index, 0: gap }) => index + gap.length);
  const items = ends.map((end, i) => line.slice(end, found[i + 1]?.index));
  const row = found.findIndex(
    ({ index }, i) =>
      waits.test(line.slice(ends[i - 1] ?? 0, index)) &&
      items.slice(i).every((item) => item.length <= longestName),
  );
  return found.map(({ index }, i) => {
    const isInRow = row !== -1 && i >= row;
    const isComma = i === row && line[index - 1] === ',';
    const insert = isInRow ? (i === row ? ' ' : ', ') : '\n';
    return { start: from + index - Number(isComma), end: from + (ends[i] ?? index), insert };
  });
}

/** "The Role:*Mend the nets*Tar the hull": stars without a blank, before the items that they open. */
const grownStar = /(?<=[\p{L}\d.;:!?)%])\*(?=\p{Lu}\p{Ll})/gu;

/** Gives each item behind a star its line again, where a line holds three or more of them. */
export function splitStarred(source: MappedText): MappedText {
  const opened = splitGrown(source);
  return splitBlanked(opened);
}

/** A star that opens the first of a row in its line is no sign behind a word, as one that stands there alone may be. */
function splitGrown(source: MappedText): MappedText {
  const edits: Edit[] = [];
  let at = 0;
  for (const line of source.text.split('\n')) {
    const found = [...line.matchAll(grownStar)];
    const opensRow = /:\*\p{Lu}/u.test(line) || found.length >= fewest;
    if (opensRow && found.length > 1)
      for (const { index, 0: gap } of found)
        edits.push({ start: at + index, end: at + index + gap.length, insert: '\n' });
    at += line.length + 1;
  }
  return applyEdits(source, edits);
}

function splitBlanked(source: MappedText): MappedText {
  const edits: Edit[] = [];
  let at = 0;
  for (const line of source.text.split('\n')) {
    if (mayStar.test(line)) edits.push(...findStars(line, at));
    at += line.length + 1;
  }
  return applyEdits(source, edits);
}

const leftStar = /(?<=[\p{Ll})])\*(?=$)/gmu;
const fewestLeft = 2;

/** "Ready to sail*" over "Mend nets*": stars that stood before the next line, and no notes; a note is explained behind a star. */
export function dropLeftStars(source: MappedText): MappedText {
  const left = [...source.text.matchAll(leftStar)];
  if (left.length < fewestLeft || /^[ \t]{0,8}\*/m.test(source.text)) return source;
  return applyEdits(
    source,
    left.map(({ index }) => ({ start: index, end: index + 1, insert: '' })),
  );
}
