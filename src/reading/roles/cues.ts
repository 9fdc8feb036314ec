import { cues } from './cues.data.ts';

/** Phrases by their first word, so that a unit is looked through once whatever their number. */
interface Phrase {
  words: string[];
  cue: string;
}
let byFirst: Map<string, Phrase[]> | undefined;

function indexCues(): Map<string, Phrase[]> {
  const index = new Map<string, Phrase[]>();
  for (const [cue, phrases] of Object.entries(cues)) {
    for (const phrase of phrases.split('|')) {
      const words = toWords(phrase);
      const [first] = words;
      if (first === undefined) continue;
      const known = index.get(first);
      if (known) known.push({ words, cue });
      else index.set(first, [{ words, cue }]);
    }
  }
  return index;
}

const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}'’+#-]*|[$£€₹%@&]/gu;

export const toWords = (text: string): string[] =>
  text.toLowerCase().replaceAll('’', "'").match(wordPattern) ?? [];

/** How often each kind of cue stands among the words. */
export function countCues(words: readonly string[]): Map<string, number> {
  byFirst ??= indexCues();
  const found = new Map<string, number>();
  for (let at = 0; at < words.length; at += 1) {
    const counted = new Set<string>();
    for (const { words: phrase, cue } of byFirst.get(words[at] ?? '') ?? []) {
      if (counted.has(cue) || !phrase.every((word, i) => words[at + i] === word)) continue;
      counted.add(cue);
      found.set(cue, (found.get(cue) ?? 0) + 1);
    }
  }
  return found;
}
