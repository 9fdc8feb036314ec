import { readPlainVerb } from './shapes/plain-verb.ts';

const opens = /\b(?:including|includes?|such as|limited to|like|among them|namely)\b/i;
/** "Disputes and claims" are things, whatever their first word can be. */
const asNoun = /^\p{L}+,? (?:and|or|of|&|matters|issues|programs?|management)\b/iu;

function beginsWith(piece: string, form: string): boolean {
  const words = piece.replace(/^and /i, '');
  return readPlainVerb(words.split(' ', 1)[0] ?? '')?.form === form && !asNoun.test(words);
}

/** "Runs programs including fees; berth matters; training": things that the one verb is said of, and no duties. */
export function governsRow(text: string): boolean {
  const [first = '', ...rest] = text.split('; ');
  const form = readPlainVerb(first.split(' ', 1)[0] ?? '')?.form;
  return (
    form !== undefined &&
    opens.test(first) &&
    rest.length > 0 &&
    rest.every((piece) => !beginsWith(piece, form))
  );
}

/** "Occasionally climb, stoop, kneel": how often is said of all of them. */
export const oftenLead =
  /^(?:the (?:employee|individual|incumbent) (?:is |must |will )?)?(?:occasional|frequent|regular|constant|continuous|prolonged|extended)(?:ly)?\s/i;

/** "This will cover a sight test, ...": of the sentence before it. */
export const pointsBack =
  /^(?:this|it|these|they) (?:will |may |can )?(?:cover|include|involve|consist|take)s?\b/i;

/** "For courses that are not over, list the school", "From 8 am Tuesday, July 10": one clause, and no step. */
const sets = /^(?:for|from|during|on|at|to|by|between)\b/i;
export const isNoStep = (text: string): boolean => pointsBack.test(text) || sets.test(text);

/** A heading over what somebody will do. */
export const ofWork = /\b(?:doing|do|duties|responsibilities|tasks|your day|the work)\b/i;
