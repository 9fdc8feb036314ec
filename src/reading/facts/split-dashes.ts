import type { Part } from './part.ts';
import { readPlainVerb } from './shapes/plain-verb.ts';

/** "Management of", "Input into": a deed told as a thing. */
const asThing =
  /^\p{Lu}\p{Ll}{1,14}(?:ment|ion|sions|ance|ence|put|sis|ing|port) (?:of|into|in|to|with|for|an?|the) /u;
const beginsDeed = (text: string): boolean =>
  asThing.test(text) || (/^\p{Lu}/u.test(text) && isVerb(text.split(' ', 1)[0] ?? ''));
/** "Plan" and "Plans" begin a deed; "Training" may be the name of what was told before. */
const isVerb = (word: string): boolean => {
  const verb = readPlainVerb(word);
  return verb !== undefined && verb.form !== 'gerund';
};

const lead = /^[^–—:]{0,60}:\s?(?=[–—] )/u;
const fewestWords = 3;

/** "Management of plans – Input into tenders": duties that a dash parts; each of them begins as one. */
export function splitDashes(text: string): Part[] | undefined {
  const from = lead.exec(text)?.[0].length ?? 0;
  const parts: Part[] = [];
  let at = from;
  for (const piece of text.slice(from).split(/(?<=^|\s)[–—] /u)) {
    const start = text.indexOf(piece, at);
    at = start + piece.length;
    const words = piece.replace(/(?<![\s.;,])[\s.;,]+$/, '');
    if (words !== '') parts.push({ text: words, start, end: start + words.length });
  }
  const isRow = parts.length > 1 || (from > 0 && parts.length === 1);
  return isRow &&
    parts.every((part) => part.text.split(' ').length >= fewestWords && beginsDeed(part.text))
    ? parts
    : undefined;
}
