import { tagWords } from '#reading/facts/shapes/tagger.ts';
import { lowerFirst } from '#writing/casing.ts';
import { isVerb } from '../../wording/speakable/speakable.ts';
import type { Word } from './from-line/split-words.ts';
import { kindOf } from './from-line/word-kinds.ts';

/** On what a phrase of a line hangs: a verb whose object it is, a preposition behind the work, or nothing but what it is. */
export interface Governed {
  by: 'verb' | 'preposition' | 'nothing';
  /** Place of the verb among the words. */
  at?: number;
}

const steps = new Set(['det', 'own', 'praise', 'num']);
/** Says which thing, and not what is done with it. */
const ofThing =
  /^(?:existing|ongoing|upcoming|incoming|outgoing|outstanding|emerging|growing|engaging|leading|challenging|remaining|underlying|evolving|surrounding|changing)$/i;
const joints = new Set(['prep', 'of', 'to']);
/** "Experience with looms", "responsible for looms": what follows is what the line is about. */
const opens = new Set(['have', 'weak', 'time', 'praise']);

/** Whether a word of the line is something that is done there. */
function isDone(line: string, words: readonly Word[], at: number, isDuty: boolean): boolean {
  const { text, start } = words[at]!;
  if (at === 0 && isDuty) return isVerb(toPlain(text)) || text.endsWith('ing');
  // "That the deck is kept dry": said of the deck, and done by nobody who is named.
  if (/^(?:is|are|be|been|being|was|were|get|gets)$/i.test(words[at - 1]?.text ?? '')) return false;
  if (text.endsWith('ing')) return true;
  let place = 0;
  const said = lowerFirst(line);
  for (const { before, text: own, pos } of tagWords(said)) {
    place += before.length;
    if (place === start) return pos === 'VERB' && !own.endsWith('ed');
    place += own.length;
  }
  return false;
}

export const toPlain = (verb: string): string => {
  const low = verb.toLowerCase();
  return /(?:ss|sh|ch|x|z)es$/u.test(low)
    ? low.slice(0, -2)
    : /[^aeiou]ies$/u.test(low)
      ? low.replace(/ies$/u, 'y')
      : low.replace(/(?<=[^su])s$/u, '');
};

export function findGoverned(
  line: string,
  words: readonly Word[],
  first: number,
  isDuty: boolean,
): Governed {
  let at = first - 1;
  while (at >= 0 && (steps.has(kindOf(words[at]!.text)) || ofThing.test(words[at]!.text))) at -= 1;
  if (at < 0) return { by: 'nothing' };
  const kind = kindOf(words[at]!.text);
  if (joints.has(kind)) {
    const before = words[at - 1]?.text ?? '';
    return opens.has(kindOf(before)) || at <= 1 ? { by: 'nothing' } : { by: 'preposition' };
  }
  if (/^(?:includ|involv|requir|consist|learn)/i.test(words[at]!.text)) return { by: 'nothing' };
  return isDone(line, words, at, isDuty) ? { by: 'verb', at } : { by: 'nothing' };
}
