/** One word or sign of a phrase and the part of speech it has there, as Universal POS tags name it. */
export interface Word {
  text: string;
  /** The blanks before it. */
  before: string;
  pos: string;
  /** "own" of "owns". */
  lemma: string;
}
/** Whether a word stands in a dictionary of English; names of people, firms and towns do not. */
export declare function isEnglishWord(word: string): boolean;
/** The words of an English phrase with their parts of speech. */
export declare function tagWords(phrase: string): Word[];
export declare const joinWords: (words: readonly Pick<Word, 'text' | 'before'>[]) => string;
