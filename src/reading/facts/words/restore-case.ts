import { findState } from '#market/places/us-states.ts';
import { acronyms } from '../../fields/title/clean-title.ts';
import { isPlaceName } from '../../fields/title/place-name.ts';

/** Names as the job writes them elsewhere, by their words in small letters. */
export type KnownNames = ReadonlyMap<string, string>;

const run = /\p{Lu}[\p{L}'’&-]*(?:\s(?:(?:of|and|the|for|&)\s){0,2}\p{Lu}[\p{L}'’&-]*)*/gu;

const isShouted = (text: string): boolean => {
  const letters = text.replace(/[^\p{L}]/gu, '');
  return letters.length >= 16 && letters === letters.toUpperCase();
};

/** Neither in capitals nor a heading with a capital at every word. */
function isPlain(sentence: string): boolean {
  const words = sentence.match(/\p{L}+/gu) ?? [];
  return words.filter((word) => /^\p{Ll}/u.test(word)).length >= words.length * 0.4;
}

/** The names and abbreviations in the parts of a job that are not written in capitals. */
export function learnNames(texts: readonly string[]): KnownNames {
  const names = new Map<string, string>();
  const sentences = texts.flatMap((text) => text.split(/[\n.;:!?]+/)).filter(isPlain);
  const small = new Set(
    sentences.flatMap((sentence) => sentence.match(/\b\p{Ll}[\p{L}'’-]*/gu) ?? []),
  );
  for (const sentence of sentences) {
    const begin = sentence.length - sentence.trimStart().length;
    for (const match of sentence.matchAll(run)) {
      const [words] = match;
      const isOne = !words.includes(' ');
      const isPlainWord = isOne && (match.index === begin || small.has(words.toLowerCase()));
      if (words.length > 1 && (!isPlainWord || /^\p{Lu}{2,}$/u.test(words)))
        names.set(words.toLowerCase(), words);
    }
  }
  return names;
}

/** Whether the job writes the word with a capital inside sentences, and never without. */
export const isLearnt = (word: string, names: KnownNames): boolean =>
  /^\p{Lu}/u.test(word) && names.get(word.toLowerCase()) === word;

const longestRun = 6;
const institution =
  /\b(?:department|board|office|bureau|division|city|county|state|commission|university|secretary) of (?:the )?\p{Ll}+(?:(?: and| of)? (?!(?:is|are|for|in|at|to|by|or|and|of|the|prior|which|who|with|on|as|from|must|may|will|that)\b)\p{Ll}+){0,4}/gu;
const namedOffice = /(?<=\bthe )(?:\p{Ll}+ ){1,3}(?=(?:department|division|bureau|commission)\b)/gu;

/** Where all is in capitals, these are more often words than abbreviations. */
const ambiguous = new Set(['OR', 'DO', 'ED']);

/** A sentence in capitals shouts: small letters, and capitals where names and abbreviations are known. */
export function restoreCase(text: string, names: KnownNames): string {
  if (!isShouted(text)) return text;
  const calm = text.replace(/[\p{L}&]+/gu, (word) =>
    acronyms.has(word) && !ambiguous.has(word) ? word : word.toLowerCase(),
  );
  return nameOffices(nameKnown(calm, names));
}

function nameKnown(text: string, names: KnownNames): string {
  const words = text.split(' ');
  for (let i = 0; i < words.length; i += 1) {
    for (let length = Math.min(longestRun, words.length - i); length > 0; length -= 1) {
      const piece = words.slice(i, i + length).join(' ');
      const [mark = ''] = /(?<=[\p{L}\p{N}]|^)[^\p{L}\p{N}]*$/u.exec(piece) ?? [];
      const bare = piece.slice(0, piece.length - mark.length);
      const name = names.get(bare.toLowerCase()) ?? nameOfPlace(bare);
      if (name === undefined) continue;
      words.splice(i, length, ...`${name}${mark}`.split(' '));
      i += length - 1;
      break;
    }
  }
  return words.join(' ');
}

function nameOfPlace(words: string): string | undefined {
  if (words.length < 4 || /[^\p{L} .'-]/u.test(words)) return undefined;
  const state = findState(words)?.name;
  if (state !== undefined) return state;
  const name = toTitle(words);
  return isPlaceName(name) ? name : undefined;
}

const small = /^(?:of|and|the|for|in|at|on)$/;
const toTitle = (words: string): string =>
  words
    .split(' ')
    .map((word) => (small.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');

/** "los angeles city department of water and power": offices are names. */
function nameOffices(text: string): string {
  const named = text
    .replace(institution, (words) => toTitle(words))
    .replace(namedOffice, (words) => toTitle(words))
    .replace(/(?<=\p{Lu}\p{Ll}+ )(?:department|division|bureau|commission)\b/gu, toTitle);
  return named.replace(/(?<=\p{Lu}\p{Ll}+ )(?:city|county)(?= \p{Lu})/gu, toTitle);
}
