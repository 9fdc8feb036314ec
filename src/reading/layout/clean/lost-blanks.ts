import { applyEdits } from './mapped-text.ts';
import type { Edit, MappedText } from './mapped-text.ts';

/** A word that another one grew on to: "programsincluding", "staffthroughout". */
const grown = /\b(\p{Ll}{4,20})(including|throughout|regarding|whenever|whereas)\b/gu;

/** Gives back a blank where the text has the first half as a word of its own elsewhere. */
export function restoreBlanks(source: MappedText): MappedText {
  const edits: Edit[] = [];
  let words: Set<string> | undefined;
  for (const { index, 1: first = '' } of source.text.matchAll(grown)) {
    words ??= new Set(source.text.toLowerCase().match(/\p{L}+/gu));
    if (!words.has(first)) continue;
    const at = index + first.length;
    edits.push({ start: at, end: at, insert: ' ' });
  }
  return applyEdits(source, edits);
}
