import { rememberTexts } from './remember-texts.ts';
import { misspelled, misused } from './misprints.data.ts';

/** Where a word is misprinted, and what was meant. */
interface Misprint {
  start: number;
  end: number;
  insert: string;
}

const known = new Map(Object.entries(misspelled));
const word = /(?<![\p{L}@./-])\p{L}{4,16}(?![\p{L}@])/gu;

/** With the capitals of what stood there. */
function inCaseOf(found: string, right: string): string {
  if (!/\p{Ll}/u.test(found)) return right.toUpperCase();
  return /^\p{Lu}/u.test(found) ? right.charAt(0).toUpperCase() + right.slice(1) : right;
}

/** Where a text is misprinted beyond doubt, and what was meant. */
export function findMisprints(text: string): Misprint[] {
  const spelled = [...text.matchAll(word)].flatMap(({ index, 0: found }): Misprint[] => {
    const right = known.get(found.toLowerCase());
    return right === undefined
      ? []
      : [{ start: index, end: index + found.length, insert: inCaseOf(found, right) }];
  });
  const used = misused.flatMap(([pattern, right]) =>
    [...text.matchAll(pattern)].map(({ index, 0: found }): Misprint => ({
      start: index,
      end: index + found.length,
      insert: inCaseOf(found, right),
    })),
  );
  return [...spelled, ...used].toSorted((a, b) => a.start - b.start);
}

/** Words that were copied as they stand, with what is misprinted beyond doubt put right. */
export const mendWords = rememberTexts((text) =>
  findMisprints(text).reduceRight(
    (mended, { start, end, insert }) => mended.slice(0, start) + insert + mended.slice(end),
    text,
  ),
);
