import { lowerFirst } from '#writing/casing.ts';

/** Somebody or something does something: the words are a sentence already. */
const finite =
  /\b(?:is|are|has|have|can|knows?|stays?|come|comes|runs|holds?|starts|rely|trust|asks?|stands|prepare|happens|moves|needs?|warns|return|bring|fall|go|find|notice)\b/i;

const clauseBehind = /\s(?:before|that|who|which|where|when|if|until|others|they)\s/;
export const hasVerb = (text: string): boolean => finite.test(text.split(clauseBehind)[0] ?? '');

/** In which state something is by then: "next step agreed", "rejects at team average". */
const states = new Set(
  'known met seen done run made held led kept cut read built taught found begun shown understood written owned taken carried gone reliable steady complete ready visible clear live valid current in on at within under up down right used faster better'.split(
    ' ',
  ),
);
/** Before a noun these are qualities of it: "the agreed level". */
const leadsOn = new Set(
  'those the a an every each all any no your of at in on own with and or by as from to for within under two one first second next new most that which who others its their not more fully until'.split(
    ' ',
  ),
);
const isState = (word: string, before: string): boolean =>
  !leadsOn.has(before) &&
  !/(?:,|ed)$/.test(before) &&
  (states.has(word) || /^(?!speed|need|unaided|indeed)\p{Ll}{3,}ed$/u.test(word));

const plural = /(?:[^su]s|people|staff|children)$/;
const prepositions = /\s(?:of|for|in|to|from|with|on|between|within)\s/;
const determined = /^(?:the|an?|one|two|three|every|each|all|any|no|your|some|somebody|nobody)\b/;

/** "next step" is "the next step"; "own desk" is "your own desk". */
function nameThing(thing: string): string {
  if (/^(?:first )?own\b/.test(thing)) return `your ${thing}`;
  if (/^(?:first|next|last)\b/.test(thing)) return `the ${thing}`;
  const [head = thing] = thing.split(prepositions);
  return determined.test(thing) || plural.test(head) || head.includes(' and ')
    ? thing
    : `the ${thing}`;
}

const isMany = (thing: string): boolean => {
  const [head = thing] = thing.split(prepositions);
  return (
    !/^(?:one|an?|every|each)\b/.test(thing) &&
    (plural.test(head) || / and /.test(head) || /^(?:two|three|all)\b/.test(thing))
  );
};

const fullShare = /^full (?:share|load|caseload)\b/;
const place = /^(?:in|on|at|within|under|up)$/;

/** "one change at the desk carried through": what was done comes before where; "clearly better" stays together. */
function placeVerb(words: readonly string[], found: number): number {
  const end = words.findIndex((word, i) => i >= found && word.endsWith(','));
  const done = words.findIndex(
    (word, i) =>
      i > found &&
      (end === -1 || i <= end) &&
      !place.test(word) &&
      isState(word.replace(/,$/, ''), words[i - 1] ?? ''),
  );
  const at = place.test(words[found] ?? '') && done !== -1 ? done : found;
  return at > 1 && words[at - 1]?.endsWith('ly') ? at - 1 : at;
}

/** "next step agreed" as a sentence; null where it names no state. */
export function saySettled(part: string): string | null {
  const text = lowerFirst(part);
  // The state of what a clause behind "that" tells is said in it.
  if (/\s(?:that|who|which|others)\s/.test(text)) return null;
  if (hasVerb(text) || /^(?:pupils progress|those|documents an?) /.test(text)) return null;
  if (fullShare.test(text)) return `you carry a ${text}`;
  const words = text.split(' ');
  const found = words.findIndex(
    (word, i) => i > 0 && isState(word.replace(/,$/, ''), words[i - 1] ?? ''),
  );
  if (found === -1) return null;
  const at = placeVerb(words, found);
  const thing = words.slice(0, at).join(' ');
  const state = words.slice(at).join(' ');
  if (state === 'owned') return `you own ${thing.replace(/^own\b/, 'your own')}`;
  return `${nameThing(thing)} ${isMany(thing) ? 'are' : 'is'} ${state.replace(/(?:\b(?:their|your) )?\bown\b/g, 'your own')}`;
}
