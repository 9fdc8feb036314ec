import type { Fact } from '#shared/brief.ts';
import { rateStem } from '../../evidence/stem-rarity.ts';
import { stemsOf } from '../shared-stems.ts';
import { kindOf } from './word-kinds.ts';
import type { Sight } from './phrase-signals.ts';

const longest = 12;
/** Words of few kinds of work, and words that hardly any has: a line with some of them tells of work. */
const rare = 3.5;
const veryRare = 5;
const mostCounted = 4;
const toStem = (word: string): string =>
  word.replace(/(?:ies|ying|ied)$/u, 'y').replace(/(?:ations?|ing|ed|es|s|ly)$/u, '');

/** What tells of a line whether people can be scored on it at all. */
export function listOfLine({ low, side }: Sight, factKind: Fact['kind']): string[] {
  const [first = '<', second = '>'] = low;
  const rates = [...new Set(stemsOf(low.join(' ')))].map(rateStem);
  const count = (least: number): number =>
    Math.min(mostCounted, rates.filter((one) => one >= least).length);
  return [
    '*',
    `k${factKind}`,
    `r${side}${count(rare)}`,
    `s${side}${count(veryRare)}`,
    `n${side}${Math.min(low.length, longest)}`,
    ...new Set(low.map((word) => `w${toStem(word)}`)),
    ...new Set(low.slice(1).map((word, i) => `b${low[i]} ${word}`)),
    `f${first}`,
    `g${first} ${second}`,
    ...new Set(low.map((word) => `h${kindOf(word)}`)),
    `i${kindOf(first)} ${kindOf(second)}`,
  ];
}
