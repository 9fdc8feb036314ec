import { foldText } from '../normalize-title.ts';

const WORD = /[a-z][a-z+#]{2,23}/g;
const MOST_LETTERS = 12_000;

function toStem(word: string): string {
  if (word.length < 5) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.endsWith('s') && !/(?:ss|us|is)$/.test(word) ? word.slice(0, -1) : word;
}

/** The different words of a text about work, in the form in which they were weighed. */
export function toDutyWords(text: string): Set<string> {
  const words = foldText(text.slice(0, MOST_LETTERS)).match(WORD) ?? [];
  return new Set(words.map(toStem));
}
