import { applyEdits } from './mapped-text.ts';
import type { Edit, MappedText } from './mapped-text.ts';
import { misspelled, misused } from './misprints.data.ts';

const known = new Map(Object.entries(misspelled));
const word = /(?<![\p{L}@./-])\p{L}{4,16}(?![\p{L}@])/gu;

/** With the capitals of what stood there. */
function inCaseOf(found: string, right: string): string {
  if (!/\p{Ll}/u.test(found)) return right.toUpperCase();
  return /^\p{Lu}/u.test(found) ? right.charAt(0).toUpperCase() + right.slice(1) : right;
}

/** Where a text is misprinted beyond doubt, and what was meant. */
function findMisprints(text: string): Edit[] {
  const spelled = [...text.matchAll(word)].flatMap(({ index, 0: found }): Edit[] => {
    const right = known.get(found.toLowerCase());
    return right === undefined
      ? []
      : [{ start: index, end: index + found.length, insert: inCaseOf(found, right) }];
  });
  const used = misused.flatMap(([pattern, right]) =>
    [...text.matchAll(pattern)].map(({ index, 0: found }): Edit => ({
      start: index,
      end: index + found.length,
      insert: inCaseOf(found, right),
    })),
  );
  return [...spelled, ...used].toSorted((a, b) => a.start - b.start);
}

/** Puts right what is misprinted beyond doubt; the original words stay known. */
export const mendMisprints = (source: MappedText): MappedText =>
  applyEdits(source, findMisprints(source.text));

/** The same for words that were quoted as they stand. */
export const mendWords = (text: string): string =>
  findMisprints(text).reduceRight(
    (mended, { start, end, insert }) => mended.slice(0, start) + insert + mended.slice(end),
    text,
  );
