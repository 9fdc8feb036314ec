import { foldName } from './fold-name.ts';

/** A word of a text: where it stands and how names are compared. */
export interface TextWord {
  start: number;
  end: number;
  folded: string;
  isCapital: boolean;
}

const LETTER = /[\p{L}\p{M}\p{N}]/u;
const CAPITAL = /[\p{Lu}\p{Lt}\p{Lo}]/u;
/** Words that are spelled out when names are compared. */
const SHORTENED = /^(?:ste?|[fm]t)$/;

const isAsciiWord = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);

/** By hand and not by an expression: every text that comes in is read here word by word. */
export function readWords(text: string): TextWord[] {
  const words: TextWord[] = [];
  let start = -1;
  let isAscii = true;
  for (let i = 0; i <= text.length; i += 1) {
    const code = i < text.length ? text.charCodeAt(i) : 32;
    const isPlain = isAsciiWord(code);
    if (isPlain || (code > 127 && LETTER.test(text[i]!))) {
      if (start === -1) {
        start = i;
        isAscii = true;
      }
      if (!isPlain) isAscii = false;
      continue;
    }
    if (start === -1) continue;
    words.push(readWord(text.slice(start, i), start, isAscii));
    start = -1;
  }
  return words;
}

function readWord(word: string, start: number, isAscii: boolean): TextWord {
  const lower = isAscii ? word.toLowerCase() : word;
  const isPlain = isAscii && !(word.length <= 3 && SHORTENED.test(lower));
  const first = word.charCodeAt(0);
  return {
    start,
    end: start + word.length,
    folded: isPlain ? lower : foldName(word),
    isCapital: first < 128 ? first >= 65 && first <= 90 : CAPITAL.test(word[0]!),
  };
}
