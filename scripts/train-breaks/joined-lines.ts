import { createHash } from 'node:crypto';
import { listBreakSigns, mayBreak } from '#reading/layout/clean/break-signs.ts';

/** Lists whose breaks are known, as they would look had they lost them; and sentences, which never had any. */

export interface Gap {
  signs: string[];
  isBreak: boolean;
}

const bullet = /^\s*(?:[-*•·●▪◦‣➢✓✔–—o]|\d{1,2}[.)]|[a-z][.)])\s+/;
const marks = /\*\*|__|`/g;
/** "hands-on workPlan the week": a break that was lost without a blank. */
const grown = /(?<=\p{Ll}{3}|[a-z]\)|[.;])(?=\p{Lu}\p{Ll}+ )/gu;
const fewestInList = 3;

const tidy = (line: string): string =>
  line.replace(bullet, '').replace(marks, '').replace(/\s+/g, ' ').trim();

const isItem = (line: string): boolean =>
  line.length >= 12 &&
  line.length <= 220 &&
  /^\p{Lu}/u.test(line) &&
  !/[.!?:;,]$/.test(line) &&
  !/[.!?] \p{Lu}/u.test(line) &&
  !/https?:|\|/.test(line) &&
  line.split(' ').length >= 3;

function listLists(text: string): string[][] {
  const lists: string[][] = [];
  let list: string[] = [];
  const close = (): void => {
    if (list.length >= fewestInList) lists.push(list);
    list = [];
  };
  for (const line of text.replace(grown, '\n').split('\n')) {
    const item = tidy(line).replace(/[.;]$/, '');
    if (item === '') continue;
    if (isItem(item)) list.push(item);
    else close();
  }
  close();
  return lists;
}

const longestSentence = 400;
const shortestProse = 60;

const listSentences = (text: string): string[] =>
  text
    .split('\n')
    .filter(
      (line) =>
        line.length > shortestProse &&
        /\p{Ll}[.!?]$/u.test(line.trim()) &&
        !/\p{Ll}\p{Lu}/u.test(line),
    )
    .flatMap((line) => line.trim().split(/(?<=[.!?]) (?=\p{Lu})/u))
    .map((sentence) => tidy(sentence).replace(/[.!?]$/, ''))
    .filter((sentence) => /\p{Ll}/u.test(sentence) && sentence.length < longestSentence);

function listGaps(lines: readonly string[]): Gap[] {
  const words: string[] = [];
  const breaks = new Set<number>();
  for (const line of lines) {
    if (words.length > 0) breaks.add(words.length);
    words.push(...line.split(' '));
  }
  return [...words.keys()].flatMap((at) =>
    mayBreak(words, at) ? [{ signs: listBreakSigns(words, at), isBreak: breaks.has(at) }] : [],
  );
}

export const listGapsOf = (text: string): { inLists: Gap[]; inProse: Gap[] } => ({
  inLists: listLists(text).flatMap(listGaps),
  inProse: listSentences(text).flatMap((sentence) => listGaps([sentence])),
});

/** One text in five is kept out. */
export const isKeptOut = (id: string): boolean =>
  (createHash('sha256').update(id).digest()[0] ?? 0) < 51;
