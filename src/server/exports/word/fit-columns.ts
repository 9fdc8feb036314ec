/** Of the letters of a table, in twentieths of a point; enough for the fonts an office falls back to. */
const letterWidth = 105;
const paddingWidth = 220;
/** Longer words are broken rather than given a column of their own size. */
const longestWord = 16;
/** What is longer than this fills lines in any case. */
const longestText = 200;

/** The widths of columns from their texts: no usual word has to be broken, and the rest is shared by need. */
export function fitColumns(columns: readonly (readonly string[])[], width: number): number[] {
  const least = columns.map(
    (texts) => paddingWidth + letterWidth * Math.min(longestWord, measureWord(texts)),
  );
  const taken = sum(least);
  if (taken >= width) return least.map((part) => Math.floor((part * width) / taken));
  const needs = columns.map(
    (texts) => sum(texts.map((text) => Math.min(text.length, longestText))) / texts.length,
  );
  const spare = (width - taken) / Math.max(1, sum(needs));
  return least.map((part, column) => Math.floor(part + spare * (needs[column] ?? 0)));
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

const measureWord = (texts: readonly string[]): number =>
  texts
    .flatMap((text) => text.split(/\s+/u))
    .reduce((longest, word) => Math.max(longest, word.length), 0);
