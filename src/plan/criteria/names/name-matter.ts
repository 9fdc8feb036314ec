import type { Fact } from '#shared/brief.ts';
import { memoize } from '#shared/memoize.ts';
import { capitalize } from '#writing/casing.ts';
import { isVerb } from '../../wording/speakable/speakable.ts';
import { isDoing } from '../questions/is-doing.ts';
import { toGerund } from '../questions/to-doing.ts';
import { canBeScored } from './from-line/can-be-scored.ts';
import { findPhrase, ratePhrases } from './from-line/find-phrase.ts';
import { lookAt, type Span } from './from-line/phrase-signals.ts';
import { sayPhrase } from './from-line/say-phrase.ts';
import { splitWords, type Word } from './from-line/split-words.ts';
import { findGoverned, toPlain } from './governed.ts';
import { keepWhole } from './keep-whole.ts';
import { onlyVerbs } from './plain-verbs.data.ts';
import { dropBesides, sayDeed, sayWholeDuty } from './say-deed.ts';
import { isHelping, sayHelped } from './say-helped.ts';
import { kindOf } from './from-line/word-kinds.ts';
import { withDeed } from './with-deed.ts';

/**
 * What a line is about, as a short whole phrase in its own words, as a manager would write it on a card; null where
 * people cannot be scored on it. Which words make the name is learned from lines that people named.
 */
export const nameMatter = memoize((fact: Fact): string | null => {
  const words = splitWords(fact.text);
  const sight = lookAt(words, fact.kind === 'duty');
  if (!canBeScored(sight, fact.kind)) return null;
  if (isHelping(fact)) return sayHelped(fact);
  const span = findPhrase(sight);
  const name = span === null ? null : (sayWhole(fact, words, span) ?? sayDeed(fact));
  const said = name === null ? null : withDeed(fact, asDoing(fact, name));
  return said?.replace(/^Over-?achieving (?:on )?/i, 'Meeting and beating ') ?? null;
});

/** "Schedule tours" of what somebody does: the name of it is "Scheduling tours". */
function asDoing({ kind, forms: { verbPhrase } }: Fact, name: string): string {
  const [verb = ''] = verbPhrase?.split(' ') ?? [];
  const [first = ''] = name.split(' ');
  const isVerb = kind === 'duty' && verb !== '' && first.toLowerCase() === verb;
  return isVerb ? `${capitalize(toGerund(verb))}${name.slice(first.length)}` : name;
}

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
  if (isHelping(fact)) return sayHelped(fact);
  const deed = sayDeed(fact);
  if (deed !== null) return withDeed(fact, deed);
  for (const { span, share } of ratePhrases(sight)) {
    const name = share < leastSure ? null : sayWhole(fact, words, span);
    if (name?.includes(' ') && !ofSentence.test(name) && !isTold(name, fact.text)) {
      const said = withDeed(fact, name);
      if (said !== null) return said;
    }
  }
  return sayWholeDuty(fact);
});

/** "Assisted living and day care": where a line tells of no deed, the participle it begins with is part of the name. */
function withParticiple({ forms, text }: Fact, words: readonly Word[], span: Span): Span {
  const [first, last] = span;
  const isNamed =
    first === 1 && forms.verbPhrase === null && /^\p{Lu}\p{Ll}+ed \p{L}+(?<!s)\b/u.test(text);
  return isNamed ? [0, last] : span;
}

/** A phrase of a line as a name, with the verb whose object it is; null where it is no whole one. */
function sayWhole(fact: Fact, words: readonly Word[], found: Span): string | null {
  const span = withParticiple(fact, words, found);
  const [first, last] = span;
  const { start } = words[first]!;
  const { text: end, start: at } = words[last]!;
  const rest = fact.text.slice(at + end.length);
  const before = words[first - 1];
  if (isState(fact.text, start)) return sayDeed(fact);
  if (start < besideWork(fact.text) || (before && kindOf(before.text) === 'who'))
    return sayDeed(fact);
  const isDeed = fact.forms.verbPhrase !== null;
  const name = sayPhrase(fact.text, words, span, isDeed);
  const { by, at: verb = first } = isDoing(name)
    ? { by: 'nothing' as const }
    : findGoverned(fact.text, words, first, isDeed);
  // "Ensures that rules and orders are kept" ensures no rules.
  if (/^(?:ensur|guarant)/i.test(words[verb]!.text) && /^[^.;]{0,90}\b(?:is|are)\b/.test(rest))
    return sayDeed(fact);
  const said =
    by === 'verb' ? keepWhole(sayDone(fact.text, words, [verb, last]), fact.text, rest) : null;
  // What is done first, and not what it is done for or what it includes.
  const isBeside = by === 'preposition' || isFar(words, verb);
  const deed = isBeside || (by === 'verb' && said === null) ? sayDeed(fact) : null;
  return deed ?? said ?? keepWhole(name, fact.text, rest);
}

/** Whether a thing is told of before: the first doing of the line is another one. */
const isFar = (words: readonly Word[], at: number): boolean =>
  words.slice(0, at).some(({ text }) => !opening.has(kindOf(text)) && !isVerb(toPlain(text)));
const opening = new Set([
  'join',
  'mark',
  'ly',
  'det',
  'own',
  'weak',
  'have',
  'praise',
  'particle',
  'prep',
  'of',
  'to',
  'time',
  'num',
  'ing',
]);

/** "Ensures that the deck is kept clean and dry": how it is to be, and no deed. */
const isState = (text: string, start: number): boolean =>
  /^(?:ensur|guarant|mak\p{L}+ sure)/iu.test(text) &&
  /\b(?:is|are)(?: kept| left)? $/.test(text.slice(0, start));

/** "In addition to weaving, ...": what stands beside the work; its end. */
const besideWork = (text: string): number =>
  /^(?:in addition to|besides|apart from|aside from|along with|as well as|as part of) [^,]{3,60},/i.exec(
    text,
  )?.[0].length ?? 0;

/** "Mending the nets" of "mends the nets and sells fish". */
function sayDone(line: string, words: readonly Word[], [first, last]: Span): string {
  const { text: verb, start } = words[first]!;
  const { text: end, start: at } = words[last]!;
  const doing = verb.endsWith('ing') ? verb : toGerund(toPlain(verb));
  const things = line.slice(start + verb.length, at + end.length).replace(/ & /g, ' and ');
  const isNext = doing !== verb && isVerb(nextDeed.exec(things)?.[2] ?? '');
  return capitalize(dropBesides(`${doing}${isNext ? things.replace(nextDeed, '$1') : things}`));
}
const nextDeed = /^([^,]*?) (?:and|or) (\p{Ll}+) \p{L}.*$/u;
