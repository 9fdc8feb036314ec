import { isEnglishWord } from './tagger.ts';

const word = /(?<![\p{L}\d/&-])\p{Lu}\p{Ll}{2,}(?![\p{L}\d/&])/gu;
const long = /(?<![\p{L}\d])\p{L}{4,}/gu;
const fewestWords = 4;
const share = 0.7;
/** "Microsoft Word": words of the language that are names here. */
const named = /\b(?:Microsoft|MS|Google|Adobe|Oracle)\b/u;

/** "Conduct Safety Tours and Prepare Monthly Reports": a line whose every word has a capital is spoken as any other. */
export function calmCapitals(line: string): string {
  const words = line.match(long) ?? [];
  const capitals = words.filter((one) => /^\p{Lu}\p{Ll}/u.test(one));
  if (words.length < fewestWords || capitals.length < words.length * share || named.test(line))
    return line;
  return line.replace(word, (one: string, at: number) => {
    const plain = one.toLowerCase();
    return at > 0 && (isEnglishWord(plain) || isEnglishWord(plain.replace(/s$/, ''))) ? plain : one;
  });
}

/** A line of a list in which every line has capitals, whatever its length; what the job writes as a name keeps its letters. */
export const calmWords = (line: string, isName: (word: string) => boolean): string =>
  named.test(line)
    ? line
    : line.replace(word, (one: string, at: number) => {
        const plain = one.toLowerCase();
        const isWord = isEnglishWord(plain) || isEnglishWord(plain.replace(/s$/, ''));
        return at > 0 && isWord && !isName(one) ? plain : one;
      });
