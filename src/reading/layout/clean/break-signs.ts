import { alsoNouns, dutyVerbs } from '../../facts/shapes/duty-verbs.data.ts';
import { isEnglishWord } from '../../facts/shapes/tagger.ts';

/** What is seen at a blank that may have been a break between two lines. */

const shapeOf = (word: string): string => {
  if (word === '') return '_';
  if (/^\d/.test(word)) return '9';
  if (/^\p{Lu}{2,}$/u.test(word)) return 'AA';
  if (/^\p{Lu}/u.test(word)) return 'A';
  return /^\p{L}/u.test(word) ? 'a' : '.';
};

const plain = (word: string): string => word.toLowerCase().replace(/[^\p{L}\d'&/+#-]/gu, '');

const verbOf = (word: string): string =>
  dutyVerbs.has(word) ? (alsoNouns.has(word) ? 'n' : 'v') : '-';

const endOf = (word: string): string => {
  if (/[,&/-]$/.test(word)) return 'c';
  if (word.endsWith(')')) return ')';
  return word.endsWith('%') ? '%' : 'w';
};

/** Behind the end of a sentence or a label a line goes on in ways of its own. */
export const mayBreak = (words: readonly string[], at: number): boolean =>
  at > 1 &&
  /^(?:\p{Lu}|\d)/u.test(words[at] ?? '') &&
  /[\p{L}\d)]/u.test(words[at - 1] ?? '') &&
  !/[.!?:;]$/.test(words[at - 1] ?? '');

/** The signs of the blank before the word at this place, for and against. */
export function listBreakSigns(words: readonly string[], at: number): string[] {
  const [earlier, before, next, second, third] = [-2, -1, 0, 1, 2].map(
    (step) => words[at + step] ?? '',
  ) as [string, string, string, string, string];
  const [e, b, n, s, t] = [earlier, before, next, second, third].map(plain) as [
    string,
    string,
    string,
    string,
    string,
  ];
  const [es, bs, ns, ss, ts] = [earlier, before, next, second, third].map(shapeOf) as [
    string,
    string,
    string,
    string,
    string,
  ];
  return [
    'any',
    `b:${b}`,
    `e:${e}`,
    `eb:${e}_${b}`,
    `n:${n}`,
    `s:${s}`,
    `ns:${n}_${s}`,
    `t:${t}`,
    `b3:${b.slice(-3)}`,
    `n3:${n.slice(-3)}`,
    `s3:${s.slice(-3)}`,
    `bn3:${b.slice(-3)}_${n.slice(-3)}`,
    `c:${es}${bs}${ns}${ss}${ts}`,
    `c3:${bs}${ns}${ss}`,
    `cn:${bs}_${n}`,
    `bc:${b}_${ss}`,
    `nc:${n}${ss}${ts}`,
    `end:${endOf(before)}`,
    `nv:${verbOf(n)}${ss}${bs}`,
    `bv:${verbOf(b)}${ns}${ss}`,
    `nw:${isEnglishWord(n) ? 1 : 0}${ss}${bs}`,
    `bw:${isEnglishWord(b) ? 1 : 0}${bs}`,
  ];
}
