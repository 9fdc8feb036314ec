import { listBreakSigns, mayBreak } from './break-signs.ts';
import { breakWeights } from './data/break-weights.data.ts';
import { breakAt } from './lost-breaks.ts';
import { applyEdits } from './mapped-text.ts';
import type { Edit, MappedText } from './mapped-text.ts';

/** Items of a list that grew together with nothing but a blank between them, told by what was learned from lists that kept their breaks. */

const weights: ReadonlyMap<string, number> = new Map(
  breakWeights.split('\n').map((entry) => {
    const tab = entry.indexOf('\t');
    return [entry.slice(0, tab), Number(entry.slice(tab + 1)) / 100] as const;
  }),
);

/** The chance that a break was lost before the word at this place. */
const rateBreak = (words: readonly string[], at: number): number => {
  const sum = listBreakSigns(words, at).reduce(
    (total, sign) => total + (weights.get(sign) ?? 0),
    0,
  );
  return 1 / (1 + Math.exp(-sum));
};

/** Two of these in a line say that it holds a list. */
const sure = 0.95;
const fewestSure = 2;
const inList = 0.6;
/** Alone in its line. */
const plainlySure = 0.985;
/** The same in a text that lost many others. */
const sureAmongLost = 0.9;
const manyLost = 8;
const shortestLine = 50;
const headLines = 3;

/** "Start: May Pay: by the hour" is parted by its labels. */
const isRowOfLabels = (line: string): boolean => (line.match(/: /g)?.length ?? 0) > 1;

function findBreaks(line: string, isBroken: boolean): number[] {
  if (line.length < shortestLine || isRowOfLabels(line)) return [];
  const words = line.split(' ');
  const rated: { index: number; chance: number; isSmall: boolean }[] = [];
  let index = 0;
  words.forEach((word, at) => {
    const before = words[at - 1] ?? '';
    if (mayBreak(words, at))
      rated.push({
        index: index - 1,
        chance: rateBreak(words, at),
        isSmall: /^\p{Ll}|\)$/u.test(before),
      });
    index += word.length + 1;
  });
  const isList = rated.filter(({ chance }) => chance >= sure).length >= fewestSure;
  const isProse = /[.!?](?:$| \p{Lu})/u.test(line);
  const leastFor = (isSmall: boolean): number =>
    isList ? inList : isBroken && isSmall && !isProse ? sureAmongLost : plainlySure;
  return rated.flatMap(({ index: at, chance, isSmall }) =>
    chance >= leastFor(isSmall) ? [at] : [],
  );
}

const countLines = (text: string): number => text.match(/\n/g)?.length ?? 0;

export function splitLearnedBreaks(source: MappedText): MappedText {
  const edits: Edit[] = [];
  const isBroken = countLines(source.text) - countLines(source.original) >= manyLost;
  let from = 0;
  source.text.split('\n').forEach((line, number) => {
    if (number >= headLines)
      edits.push(
        ...findBreaks(line, isBroken).map((index) => breakAt(source.text, from + index, 1)),
      );
    from += line.length + 1;
  });
  return applyEdits(source, edits);
}
