import { isEnglishWord } from '../../facts/shapes/tagger.ts';
import {
  endsOfStart,
  lastLetters,
  lineEnds,
  lineStarts,
  nextWords,
  startPairs,
} from './break-evidence.data.ts';

/** Whether two words that stand side by side were two lines: each word that is there speaks for or against it. */

const unpack = (table: string): ReadonlyMap<string, number> =>
  new Map(
    table.split(' ').map((entry) => {
      const colon = entry.lastIndexOf(':');
      return [entry.slice(0, colon), Number(entry.slice(colon + 1)) / 10] as const;
    }),
  );

const tables = {
  ends: unpack(lineEnds),
  endLetters: unpack(lastLetters),
  starts: unpack(lineStarts),
  startLetters: unpack(endsOfStart),
  next: unpack(nextWords),
  pairs: unpack(startPairs),
};

/** Counted with the words: what the capitals around the break say. */
const base = -0.3;
const rareWord = -0.3;
const oneLetter = -1.5;
const ofNext = { none: -0.7, small: 0.2, capital: -0.8, figure: -0.7 };
const ofCapitals = {
  small: { none: -0.3, small: 0.8, capital: 0.4 },
  capital: { none: -3.6, small: 0.7, capital: -1.4 },
};

export interface Joint {
  /** The word before the last one. */
  earlier: string;
  before: string;
  /** The word that would begin the line. */
  word: string;
  next: string;
}

const plain = (word: string): string =>
  word
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/^['\-/&]+|(?<!['\-/&])['\-/&]+$/g, '');

const letterOf = (word: string): 'none' | 'small' | 'capital' | 'figure' =>
  word === '' ? 'none' : /^\p{Lu}/u.test(word) ? 'capital' : /^\d/.test(word) ? 'figure' : 'small';

const capitalOf = (word: string): 'none' | 'small' | 'capital' => {
  const letter = letterOf(word);
  return letter === 'figure' ? 'small' : letter;
};

/** How far a word and the one behind it begin a line, whatever stands before them. */
export function evidenceOfStart(word: string, next: string): number {
  const start = plain(word);
  const known = tables.starts.get(start) ?? (isEnglishWord(word) ? rareWord : undefined);
  // A name begins no line more often than it stands within one.
  if (known === undefined) return Number.NEGATIVE_INFINITY;
  const after = next === '' ? '$' : plain(next);
  return (
    known +
    (tables.startLetters.get(start.slice(-3)) ?? 0) +
    (tables.next.get(after) ?? 0) +
    (tables.pairs.get(`${start}_${after}`) ?? 0) +
    ofNext[letterOf(next)]
  );
}

/** The log-odds of a lost break before `word`: more than 0 when it is likelier than not. */
export function evidenceOfBreak({ earlier, before, word, next }: Joint): number {
  const end = plain(before);
  return (
    base +
    evidenceOfStart(word, next) +
    (tables.ends.get(end) ?? 0) +
    (tables.endLetters.get(end.slice(-3)) ?? 0) +
    ofCapitals[capitalOf(before) === 'capital' ? 'capital' : 'small'][capitalOf(earlier)] +
    (before.length === 1 || word.length === 1 ? oneLetter : 0)
  );
}
