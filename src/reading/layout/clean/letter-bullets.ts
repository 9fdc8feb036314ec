import { isEnglishWord } from '../../facts/shapes/tagger.ts';
import { applyEdits } from './mapped-text.ts';
import type { Edit, MappedText } from './mapped-text.ts';

/** "the route. o Load the van", "Your week:o Nights": the round bullet of a word processor, copied as a letter. */
const apart = /(?<=[\p{L}\d.:;)!%]|\b(?:and|or),) o (?=[\p{Lu}\d(])/gu;
const behindSign = /(?<=[\p{L}\d)][.:;])o (?=[\p{Lu}\d(])/gu;
/** "a weeko 10 days off": a word that is none with the letter. */
const behindWord = /(?<=(?<![\p{L}\d@./-])(?<word>\p{Ll}{3,20}))o (?=[\p{Lu}\d(])/gu;
/** "a licenceo   Own tools": the blanks behind the bullet were kept, and tell it from the end of a word. */
const behindAny = /(?<=(?<word>[\p{L}\d.:;)!?%]{1,20}))o[ \t]{2,8}(?=[\p{Lu}\d(])/gu;
const atStart = /^[ \t]*o (?=\p{Lu})/gmu;
const fewest = 2;

const isWord = (word: string): boolean => isEnglishWord(word.toLowerCase());

/** The same before wide gaps become breaks, which would leave the letter at the end of its line. */
export function splitWideBullets(source: MappedText): MappedText {
  const found = [...source.text.matchAll(behindAny)].filter(({ groups }) => {
    const word = (groups?.['word'] ?? '').split(/[^\p{L}]/u).at(-1) ?? '';
    return word === '' || (isWord(word) && !isWord(`${word}o`));
  });
  if (found.length < fewest) return source;
  return applyEdits(
    source,
    found.map(({ index, 0: gap }): Edit => ({
      start: index,
      end: index + gap.length,
      insert: '\no ',
    })),
  );
}

/** Gives each item behind such a letter its own line, in a text that has more than one. */
export function splitLetterBullets(source: MappedText): MappedText {
  const { text } = source;
  const signs = [...text.matchAll(apart), ...text.matchAll(behindSign)];
  const words = [...text.matchAll(behindWord)].filter(({ groups }) => {
    const word = groups?.['word'] ?? '';
    return isEnglishWord(word) && !isEnglishWord(`${word}o`);
  });
  const found = [...signs, ...words];
  const starts = [...text.matchAll(atStart)].length;
  if (found.length === 0 || found.length + starts < fewest) return source;
  const edits = found.map(({ index, 0: gap }): Edit => ({
    start: index,
    end: index + gap.length,
    insert: '\no ',
  }));
  return applyEdits(
    source,
    edits.toSorted((a, b) => a.start - b.start),
  );
}
