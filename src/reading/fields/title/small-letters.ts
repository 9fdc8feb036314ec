import { findByWord } from '#market/occupations/titles/word-index.ts';
import { toTitleWords } from '#market/occupations/normalize-title.ts';
import { isOccupationWord } from './occupation-words.ts';
import { properWords } from './proper-words.data.ts';

const proper = new Set(properWords.split(' '));
/** Words between the others, and what advertisements put into titles that name no occupation. */
const always =
  /^(?:an?|and|or|of|for|in|on|to|the|at|with|by|from|as|de|la|new|only|part|up|centre|theatre|trucking|startup|sous|precast|unpaid|chatbot|commuter|luxury|loyalty|enablement)$/;

/** "RN", "CDL", "A", "B2B", "iOS" keep their capitals. */
export const isLetters = (word: string): boolean =>
  /\p{Lu}.*\p{Lu}|\d/u.test(word) || /^\p{Lu}$/u.test(word);

/** Whether a word of a title is one of the language, and no name of a house, a place or a product. */
export function mayBeSmall(word: string): boolean {
  const small = word.toLowerCase();
  if (proper.has(small)) return false;
  if (always.test(small) || isOccupationWord(small)) return true;
  const parts = toTitleWords(small);
  return parts.every((part) => findByWord(part).length > 0);
}
