import { dutyVerbs } from '../../facts/shapes/duty-verbs.data.ts';
import { isOccupationWord } from './occupation-words.ts';

/** "Travel when", "A licence is": the rest of a sentence that was cut before "required". */
const cutSentence =
  /\s(?:as|when|where|wherever|if|is|are|be|the|of|and|or|with|to|for|when necessary)$/i;
/** "Join us and grow", "Make banking better": how an advertisement calls people, not the job. */
const callsPeople =
  /^(?:join|joining|make|get|explore|fuel|power up|empower(?:ing)?|discover|unlock|transform|be|become|imagine|other (?:tasks|duties)|bring|step|take|start)\b(?! (?:assistant|clerk|manager|up artist))/i;

const bases = (word: string): string[] => [
  word,
  word.replace(/s$/, ''),
  word.replace(/es$/, ''),
  word.replace(/ing$/, ''),
  word.replace(/ing$/, 'e'),
];

const joins = /^(?:and|or|of|for|in|to|the|with|&)$/;

/** "Research and Design Engineer": capitals all along, and whoever does it at its end or before a note. */
function isTitled(text: string): boolean {
  const [name = ''] = text.split(/ [-–—|(]|,/, 1);
  const words = name.split(/\s+/).filter((word) => word !== '' && !joins.test(word));
  return (
    words.length > 1 &&
    words.every((word) => /^\p{Lu}/u.test(word)) &&
    isOccupationWord(words.at(-1)!)
  );
}

/** Whether a line at the place of a title tells a task or calls people instead: "Process invoices", "Monitors stock when". */
export function tellsTask(text: string): boolean {
  if (cutSentence.test(text) || callsPeople.test(text)) return true;
  const [first = '', second = '', third = ''] = text.split(/[\s,]+/);
  // "Engineer in Training", "Cook of the Year"
  if (isOccupationWord(first) && /^(?:in|of)$/.test(second) && /^\p{Lu}/u.test(third)) return false;
  if (isTitled(text)) return false;
  const isVerb = bases(first.toLowerCase()).some((base) => dutyVerbs.has(base));
  return isVerb && /^\p{Ll}/u.test(second) && !isOccupationWord(second) && !isOccupationWord(third);
}

/** "Partner with the sales team": a title alone, and a task as soon as the sentence goes on. */
export const isAlsoVerb = (name: string): boolean =>
  !name.includes(' ') && dutyVerbs.has(name.toLowerCase());
