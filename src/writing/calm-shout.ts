import { capitalize } from './casing.ts';

/** "FULL TIME and PART TIME" is shouted; one word in capitals is a name. */
const run = /\b\p{Lu}{4,}(?:(?: and | or | )\p{Lu}{4,})+\b/gu;
const sentence = /[^.!?]+[.!?]*/g;
/** Fewer letters may be a name. */
const fewest = 15;
const nearlyAll = 0.85;
const abbreviations = new Set(
  'AM ASAP BSN CDL CNA COVID CPR DBS EMT GED HGV HR HVAC ICU IT LPN LVN MD NHS OK OSHA PM PRN PTO QA RN TB UK USA VA VAT WFH'.split(
    ' ',
  ),
);

function isShouted(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const large = letters.filter((letter) => /\p{Lu}/u.test(letter)).length;
  return letters.length >= fewest && large >= letters.length * nearlyAll;
}

const calmSentence = (text: string): string =>
  text
    .replace(/[\p{L}\p{N}'’]+/gu, (word) => (abbreviations.has(word) ? word : word.toLowerCase()))
    .replace(/^\s*\S/u, (first) => capitalize(first.trimStart()).padStart(first.length))
    .replace(/!{2,}$/, '!');

/** A sentence in capitals as one writes it; in other sentences a run of words in capitals. */
export const calmShout = (text: string): string =>
  text.replace(sentence, (part) =>
    isShouted(part) ? calmSentence(part) : part.replace(run, (words) => words.toLowerCase()),
  );
