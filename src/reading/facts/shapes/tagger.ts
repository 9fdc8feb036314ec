import model from 'wink-eng-lite-web-model';
import winkNLP, { type ItsFunction, type WinkMethods } from 'wink-nlp';

/** One word or sign of a phrase and the part of speech it has there, as Universal POS tags name it. */
export interface Word {
  text: string;
  /** The blanks before it. */
  before: string;
  pos: string;
  /** "own" of "owns". */
  lemma: string;
}

let nlp: WinkMethods | undefined;
/** Words from this number on are not in the dictionary. */
let firstUnknown = 0;

function open(): WinkMethods {
  if (nlp) return nlp;
  nlp = winkNLP(model, ['pos']);
  firstUnknown = numberOf(nlp, 'qxzvkjw');
  return nlp;
}

/** The dictionary numbers its words; whatever it does not know gets the next number. */
const numberOf = ({ readDoc, its }: WinkMethods, word: string): number =>
  Number(
    readDoc(word)
      .tokens()
      .out(its.uniqueId as unknown as ItsFunction<number>)[0],
  );

/** Whether a word stands in a dictionary of English; names of people, firms and towns do not. */
export function isEnglishWord(word: string): boolean {
  if (!/^\p{L}[\p{L}'’-]{0,30}$/u.test(word)) return false;
  const tagger = open();
  return word
    .toLowerCase()
    .split('-')
    .every((part) => part !== '' && numberOf(tagger, part) < firstUnknown);
}

/** What is behind it decides nothing about the shape of a phrase. */
const longestTagged = 600;

/** The words of an English phrase with their parts of speech. */
export function tagWords(phrase: string): Word[] {
  const { its, readDoc } = open();
  const tokens = readDoc(phrase.slice(0, longestTagged)).tokens();
  // Plain functions, some of which the package declares with one parameter too few.
  const out = (what: 'precedingSpaces' | 'pos' | 'lemma'): string[] =>
    tokens.out(its[what] as unknown as ItsFunction<string>);
  const [before, pos, lemmas] = [out('precedingSpaces'), out('pos'), out('lemma')];
  return tokens.out().map((text, index) => ({
    text,
    before: before[index] ?? '',
    pos: pos[index] ?? 'X',
    lemma: lemmas[index] ?? text,
  }));
}

export const joinWords = (words: readonly Pick<Word, 'text' | 'before'>[]): string =>
  words
    .map(({ before, text }) => before + text)
    .join('')
    .trim();
