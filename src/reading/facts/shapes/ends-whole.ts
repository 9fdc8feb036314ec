import { endsLoose } from '../words/loose-ends.ts';
import { tagWords, type Word } from './tagger.ts';

/** What waits for a word behind it: "the", "and", "is", "because". */
const waiting = new Set(['DET', 'CCONJ', 'SCONJ', 'AUX']);
/** "One of each", "a lot of it", "what the job needs of both": words of these sorts that may end a phrase all the same. */
const mayEnd =
  /^(?:all|both|each|any|some|others?|these|those|it|one|once|else|enough|half|etc|required|plus|so|possible|needed)$/i;
const relative = /^(?:who|that|which|whom)$/i;
/** "Attention to detail": a thing that the tagger takes for a verb. */
const behindTo = (words: readonly Word[]): boolean => words.at(-2)?.text.toLowerCase() === 'to';
/** Verbs that say something without an object: "people who care". */
const needsNone =
  /^(?:work|care|learn|grow|listen|help|matter|exist|occur|arise|apply|succeed|thrive|travel|follow|live|teach|come|go|lead|sell|count|differ|read|write|drive|stand|happen|fit|last|need)(?:s|es|ed|ing)?$/i;

/** "appearance that loves": a verb behind its relative word, whose object was cut off. */
const lacksObject = (words: readonly Word[]): boolean => {
  const last = words.at(-1);
  return (
    last?.pos === 'VERB' &&
    relative.test(words.at(-2)?.text ?? '') &&
    !/(?:ed|ing)$/i.test(last.text) &&
    !needsNone.test(last.text)
  );
};

/**
 * Whether a phrase ends where a phrase can end, and not amid one: the one question that is asked of every phrase that
 * was cut out of a longer line. A phrase that does not is told in the words of its line, or not at all.
 */
export function endsWhole(text: string): boolean {
  const end = text.replace(/[\s.!]+$/, '');
  if (end === '' || endsLoose(end)) return false;
  const words = tagWords(end);
  const last = words.at(-1);
  if (!last || mayEnd.test(last.text)) return last !== undefined;
  if (waiting.has(last.pos) && /^\p{Ll}+$/u.test(last.text) && !behindTo(words)) return false;
  // "HubSpot experience being".
  return !/^(?:being|having)$/i.test(last.text) && !lacksObject(words);
}
