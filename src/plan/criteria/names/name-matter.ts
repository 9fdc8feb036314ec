import type { Fact } from '#shared/brief.ts';
import { memoize } from '#shared/memoize.ts';
import { isVerb } from '../../wording/speakable/speakable.ts';
import { canStand } from './can-stand.ts';
import { canBeScored } from './from-line/can-be-scored.ts';
import { findPhrase, ratePhrases } from './from-line/find-phrase.ts';
import { lookAt, type Span } from './from-line/phrase-signals.ts';
import { sayPhrase } from './from-line/say-phrase.ts';
import { splitWords, type Word } from './from-line/split-words.ts';
import { onlyVerbs } from './plain-verbs.data.ts';

/** Speaks of the reader or of the house, or is part of a sentence. */
const told =
  /\b(?:you|your|we|us|they|them|i|me|my|he|she|is|are|was|will|must|should|can|may|would|it|this|these|those|who|which|that|able|willing|has|have|had|etc|applicants?|candidates?|salary|please)\b|[%$€£*@?!]/iu;
const glued = /\p{Ll}\p{Lu}\p{Ll}{3}/u;
/** With or for whom somebody works is not what they do. */
const ofPeople =
  /^(?!\p{L}+ing\b)(?:[\p{L}'’&-]+ ){0,5}(?:teams?|staff|members?|managers?|directors?|presidents?|supervisor|owners?|architects?|colleagues|partners|clients|customers|individuals|users|leaders|supervisors|stakeholders|employees|people|public|agencies|authorities)(?: (?:and|or|of|on|with|in|for) .+)?$/iu;
/** "Abuse allows", "displays strong judgment": a sentence that was cut. */
const finite = new RegExp(
  `^(?:${onlyVerbs.join('|')})(?:s|es)\\b|\\b(?:allows|translates|includes|requires|ensures|provides|supports)$|\\b(?:and|or) (?:${onlyVerbs.join('|')}|follows)$`,
  'iu',
);
const longest = 9;

/**
 * What a line is about, as a short whole phrase in its own words, as a manager would write it on a card; null where
 * people cannot be scored on it. Which words make the name is learned from lines that people named.
 */
export const nameMatter = memoize((fact: Fact): string | null => {
  const words = splitWords(fact.text);
  const sight = lookAt(words, fact.kind === 'duty');
  if (!canBeScored(sight, fact.kind)) return null;
  const span = findPhrase(sight);
  return span === null ? null : sayWhole(fact, words, span);
});

/** Less sure than this a phrase is any part of the line. */
const leastSure = 0.12;
/** "Test plans and develop suites", "Fast but honest", "Wool to card", "Mainly on wool": parts of a sentence. */
const ofSentence = new RegExp(
  `(?:,|\\b(?:and|or)) (?:${onlyVerbs.join('|')})(?:s|es)?\\b|\\b(?:but|to)\\b|^\\p{L}+(?:ly|ed)\\b|\\b(?:given|received|even|\\p{L}+ly)$`,
  'iu',
);
/** "Align with the mill", "Check in drivers": told to do, and no name of it. */
const isTold = (name: string, line: string): boolean => {
  const [first = ''] = name.toLowerCase().split(' ');
  return line.toLowerCase().startsWith(`${first} `) && !first.endsWith('ing') && isVerb(first);
};

/** A name for a line on which the job turns, also where none stands out: the best phrase that is a whole one. */
export const nameAnyhow = memoize((fact: Fact): string | null => {
  const words = splitWords(fact.text);
  const sight = lookAt(words, fact.kind === 'duty');
  if (!canBeScored(sight, fact.kind)) return null;
  for (const { span, share } of ratePhrases(sight)) {
    const name = share < leastSure ? null : sayWhole(fact, words, span);
    if (name?.includes(' ') && !ofSentence.test(name) && !isTold(name, fact.text)) return name;
  }
  return null;
});

/** A phrase of a line as a name; null where it is no whole one. */
function sayWhole(fact: Fact, words: readonly Word[], span: Span): string | null {
  const name = sayPhrase(fact.text, words, span, fact.forms.verbPhrase !== null);
  const isSaid =
    !told.test(name) &&
    !glued.test(name) &&
    !ofPeople.test(name) &&
    !finite.test(name) &&
    canStand(name, fact.text) &&
    name.split(/\s+/).length <= longest;
  return isSaid && /\p{L}{3}|\p{Lu}{2}|[+#]/u.test(name) ? name : null;
}
