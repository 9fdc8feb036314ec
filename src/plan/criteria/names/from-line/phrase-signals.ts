import type { Word } from './split-words.ts';
import { kindOf } from './word-kinds.ts';

/** Where a phrase begins and where its last word stands. */
export type Span = readonly [first: number, last: number];

const mostWords = 8;
const opens = new Set([
  'mark',
  'join',
  'prep',
  'of',
  'to',
  'be',
  'who',
  'not',
  'det',
  'own',
  'particle',
]);
const waits = new Set([...opens, 'praise', 'weak', 'ly']);
/** Words that may be the head of what stands before them: a phrase is not cut off there. */
const heads = new Set(['word', 's', 'noun', 'nouns', 'person']);
const inner = /^(?:[,/&()’'"“”-]|.*[\p{L}\p{N}].*)$/u;

/** What is seen of a line: its words, their kinds, and what stands before each of them. */
export interface Sight {
  low: readonly string[];
  kinds: readonly string[];
  before: readonly Before[];
  side: 'd' | 'm';
}
interface Before {
  /** The last preposition, and how many words stand since. */
  prep: string;
  since: number;
  clauses: number;
  marks: number;
  depth: number;
}

export function lookAt(words: readonly Word[], isDuty: boolean): Sight {
  const low = words.map(({ text }) => text.toLowerCase().replace(/’/gu, "'"));
  const kinds = low.map(kindOf);
  let state: Before = { prep: '-', since: 0, clauses: 0, marks: 0, depth: 0 };
  const before = low.map((own, i) => {
    const here = state;
    const kind = kinds[i]!;
    const isPrep = kind === 'prep' || kind === 'of' || kind === 'to';
    state = {
      prep: isPrep ? own : here.prep,
      since: isPrep ? 0 : here.since + 1,
      clauses: here.clauses + Number(own === 'to' || own === 'that' || own.startsWith('ensur')),
      marks: here.marks + Number(kind === 'mark'),
      depth: Math.max(0, here.depth + Number(own === '(') - Number(own === ')')),
    };
    return here;
  });
  return { low, kinds, before, side: isDuty ? 'd' : 'm' };
}

/** Every run of words that could be a name: it begins and ends with a word that says something. */
export function listSpans({ low, kinds, before }: Sight): Span[] {
  const spans: Span[] = [];
  for (let first = 0; first < low.length; first += 1) {
    if (opens.has(kinds[first]!) || isBeheaded(low, kinds, first)) continue;
    let said = 0;
    for (let last = first; last < low.length && isInner(low[last]!); last += 1) {
      if (kinds[last] !== 'mark') said += 1;
      if (said > mostWords || before[last]!.depth < before[first]!.depth) break;
      const isClosed = before[last]!.depth === before[first]!.depth;
      const isCut =
        heads.has(kinds[last + 1] ?? '') ||
        isOnlyDone(kinds, first, last) ||
        isTornRow({ low, kinds }, first, last);
      if (isClosed && !isCut && !waits.has(kinds[last]!)) spans.push([first, last]);
    }
  }
  return spans;
}

/** Examples and means stand behind a name, not in it. */
const aside = new Set(['including', 'such', 'using', 'e.g', 'i.e', 'like']);
const isInner = (word: string): boolean => inner.test(word) && !aside.has(word);

const beforeVerb = new Set(['to', 'join', 'mark', 'ly', 'be', 'who']);
const bound = new Set([...heads, 'adj']);

/** "Inventory" of "the spare parts inventory": what stands before it belongs to it, unless it is the verb. */
const isBeheaded = (low: readonly string[], kinds: readonly string[], at: number): boolean =>
  at > 1 &&
  bound.has(kinds[at - 1]!) &&
  !beforeVerb.has(kinds[at - 2]!) &&
  /\p{L}/u.test(low[at - 1]!);

/** "Washing and drying" of "washing and drying the sails" lacks its thing. */
const isOnlyDone = (kinds: readonly string[], first: number, last: number): boolean =>
  last > first &&
  last < kinds.length - 1 &&
  kinds.slice(first, last + 1).every((one) => one === 'ing' || one === 'join' || one === 'mark');

/** "Repairs of tide" of "repairs of tide, wind and water mills": what the row is about stands at its end. */
const isTornRow = (
  { low, kinds }: Pick<Sight, 'low' | 'kinds'>,
  first: number,
  last: number,
): boolean =>
  last - 1 > first &&
  (kinds[last - 1] === 'prep' || kinds[last - 1] === 'of') &&
  low[last + 1] === ',' &&
  !low[last]!.endsWith('s');

const word = ({ low }: Sight, i: number): string => low[i] ?? (i < 0 ? '<' : '>');
const kind = ({ kinds }: Sight, i: number): string => kinds[i] ?? (i < 0 ? '<' : '>');
const farthest = 9;

/** What speaks for a phrase that begins here. */
export function listOfStart(sight: Sight, at: number): string[] {
  const { side, before } = sight;
  const { prep, since, clauses, marks, depth } = before[at]!;
  const place = Math.min(at, farthest);
  return [
    `a${word(sight, at - 1)}`,
    `b${word(sight, at)}`,
    `c${kind(sight, at - 1)} ${kind(sight, at)}`,
    `d${word(sight, at - 1)} ${word(sight, at)}`,
    `e${word(sight, at).slice(-3)}`,
    `f${kind(sight, at - 2)} ${kind(sight, at - 1)} ${kind(sight, at)}`,
    `g${word(sight, at - 2)} ${word(sight, at - 1)}`,
    `h${side}${place}`,
    `i${side}${place} ${kind(sight, at)}`,
    `j${side}${prep}${Math.min(since, 3)}`,
    `k${side}${Math.min(clauses, 2)}${Math.min(marks, 4)}${Math.min(depth, 1)}`,
  ];
}

/** What speaks for a phrase whose last word stands here. */
export function listOfEnd(sight: Sight, at: number): string[] {
  return [
    `m${word(sight, at)}`,
    `n${word(sight, at + 1)}`,
    `o${kind(sight, at)} ${kind(sight, at + 1)}`,
    `p${word(sight, at)} ${word(sight, at + 1)}`,
    `q${kind(sight, at)} ${kind(sight, at + 1)} ${kind(sight, at + 2)}`,
    `r${word(sight, at + 1)} ${kind(sight, at + 2)}`,
    `s${kind(sight, at)} ${word(sight, at + 1)}`,
    `t${word(sight, at).slice(-3)} ${kind(sight, at + 1)}`,
    `u${word(sight, at).slice(-3)}`,
    `v${Math.min(sight.low.length - 1 - at, 6)}`,
  ];
}

/** What a word says wherever it stands in a phrase, and beside the word before it. */
export const listOfWord = (sight: Sight, at: number): string[] => [`+${word(sight, at)}`];
export const listOfPair = (sight: Sight, at: number): string[] => [
  `_${word(sight, at - 1)} ${word(sight, at)}`,
  `~${kind(sight, at - 1)} ${kind(sight, at)}`,
];

const longestShape = 5;

/** What is seen only of a phrase as a whole: its length, its shape, what kinds of words it has. */
export function listOfWhole(sight: Sight, [first, last]: Span): string[] {
  const { low, kinds } = sight;
  const inside = kinds.slice(first, last + 1);
  const said = inside.filter((one) => one !== 'mark').length;
  const count = (...names: string[]): number => inside.filter((one) => names.includes(one)).length;
  return [
    `A${said}`,
    `B${said}${kind(sight, first)}`,
    `C${first === 0}${last === low.length - 1}`,
    `D${said <= longestShape ? inside.join(' ') : '-'}`,
    `E${count('prep')}${count('of')}${count('to')}`,
    `F${count('join')}${count('mark')}`,
    `G${count('be', 'who', 'have')}${count('praise', 'weak')}`,
    `H${count('ly', 'not', 'num', 'time')}`,
    `J${count('join')} ${kind(sight, last + 1)} ${inside.at(-2) ?? '-'}`,
    `K${kind(sight, first)} ${inside[1] ?? '-'} ${said}`,
    `L${inside.at(-2) ?? '-'} ${kind(sight, last)} ${kind(sight, last + 1)}`,
  ];
}
