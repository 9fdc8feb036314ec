import type { Fact } from '#shared/brief.ts';
import { memoize } from '#shared/memoize.ts';
import { canBeScored } from './from-line/can-be-scored.ts';
import { findPhrase } from './from-line/find-phrase.ts';
import { lookAt } from './from-line/phrase-signals.ts';
import { sayPhrase } from './from-line/say-phrase.ts';
import { splitWords } from './from-line/split-words.ts';

/** Speaks of the reader or of the house, or is part of a sentence. */
const told =
  /\b(?:you|your|we|us|they|them|i|me|my|he|she|is|are|was|will|must|should|can|may|would|it|this|these|those|who|has|have|had|etc|applicants?|candidates?|salary|please)\b|[%$€£*@?!]/iu;
const glued = /\p{Ll}\p{Lu}\p{Ll}{3}/u;
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
  if (span === null) return null;
  const name = sayPhrase(fact.text, words, span, fact.forms.verbPhrase !== null);
  const isSaid = !told.test(name) && !glued.test(name) && name.split(/\s+/).length <= longest;
  return isSaid && /\p{L}{3}|\p{Lu}{2}|[+#]/u.test(name) ? name : null;
});
