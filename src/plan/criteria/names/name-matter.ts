import type { Fact } from '#shared/brief.ts';
import { memoize } from '#shared/memoize.ts';
import { capitalize, stripEnd } from '#writing/casing.ts';
import { quote } from '#writing/quote.ts';
import { wholePhrase } from '#writing/whole-phrase.ts';
import { canBeQuoted, isVerb } from '../../wording/speakable/speakable.ts';
import { isDoing } from '../questions/is-doing.ts';
import { toDoing, toGerund } from '../questions/to-doing.ts';
import { canStand } from './can-stand.ts';
import { canBeScored } from './from-line/can-be-scored.ts';
import { findPhrase, ratePhrases } from './from-line/find-phrase.ts';
import { lookAt, type Span } from './from-line/phrase-signals.ts';
import { sayPhrase } from './from-line/say-phrase.ts';
import { splitWords, type Word } from './from-line/split-words.ts';
import { findGoverned, toPlain } from './governed.ts';
import { toMatter } from './matter-of-line.ts';
import { onlyVerbs } from './plain-verbs.data.ts';
import { isWellFormed } from './well-formed.ts';
import { saysSomething } from './whole-phrase.ts';
import { kindOf } from './from-line/word-kinds.ts';

/** Speaks of the reader or of the house, or is part of a sentence. */
const told =
  /\b(?:you|your|we|us|they|them|i|me|my|he|she|is|are|was|will|must|should|can|may|would|it|this|these|those|who|which|that|able|willing|has|have|had|etc|applicants?|candidates?|salary|please)\b|[%$€£*@?!]/iu;
const glued = /\p{Ll}\p{Lu}\p{Ll}{3}/u;
/** With or for whom somebody works is not what they do. */
const ofPeople =
  /^(?!(?!marketing\b|accounting\b|engineering\b|manufacturing\b|nursing\b|purchasing\b)\p{L}+ing\b)(?:[\p{L}'’&-]+ ){0,5}(?:teams?|staff|members?|managers?|directors?|presidents?|supervisor|owners?|architects?|colleagues|partners|clients|customers|individuals|users|leaders|supervisors|stakeholders|employees|people|public|agencies|authorities)(?: (?:and|or|of|on|with|in|for) .+)?$/iu;
/** "Abuse allows", "displays strong judgment": a sentence that was cut. */
const finite = new RegExp(
  `^(?:${onlyVerbs.join('|')})(?:s|es)\\b|\\b(?:allows|translates|includes|requires|ensures|provides|supports)$|\\b(?:and|or) (?:${onlyVerbs.join('|')}|follows)$`,
  'iu',
);
const longest = 10;

/**
 * What a line is about, as a short whole phrase in its own words, as a manager would write it on a card; null where
 * people cannot be scored on it. Which words make the name is learned from lines that people named.
 */
export const nameMatter = memoize((fact: Fact): string | null => {
  const words = splitWords(fact.text);
  const sight = lookAt(words, fact.kind === 'duty');
  if (!canBeScored(sight, fact.kind)) return null;
  const span = findPhrase(sight);
  return span === null ? null : (sayWhole(fact, words, span) ?? sayDeed(fact));
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
  const deed = sayDeed(fact);
  if (deed !== null) return deed;
  for (const { span, share } of ratePhrases(sight)) {
    const name = share < leastSure ? null : sayWhole(fact, words, span);
    if (name?.includes(' ') && !ofSentence.test(name) && !isTold(name, fact.text)) return name;
  }
  return quoteDuty(fact);
});

const longestQuoted = 12;

/** "Make sure the loom is oiled": no name can be made of it, and the line itself is one. */
function quoteDuty({ kind, text }: Fact): string | null {
  if (kind !== 'duty' || !canBeQuoted(text) || toMatter(text).isOfOthers) return null;
  const line = wholePhrase(text, longestQuoted);
  return line === null ? null : quote(stripEnd(line));
}

/** A phrase of a line as a name, with the verb whose object it is; null where it is no whole one. */
function sayWhole(fact: Fact, words: readonly Word[], span: Span): string | null {
  const [first, last] = span;
  const { start } = words[first]!;
  const { text: end, start: at } = words[last]!;
  const rest = fact.text.slice(at + end.length);
  const before = words[first - 1];
  if (start < besideWork(fact.text) || (before && kindOf(before.text) === 'who'))
    return sayDeed(fact);
  const isDeed = fact.forms.verbPhrase !== null;
  const name = sayPhrase(fact.text, words, span, isDeed);
  if (isDoing(name)) return keepWhole(name, fact.text, rest);
  const { by, at: verb = first } = findGoverned(fact.text, words, first, isDeed);
  if (by === 'nothing') return keepWhole(name, fact.text, rest);
  // "Ensures that rules and orders are kept" ensures no rules.
  if (/^ensur/i.test(words[verb]!.text) && /^[^.;]{0,50}\b(?:is|are)\b/.test(rest))
    return sayDeed(fact);
  const deed =
    by === 'verb' ? keepWhole(sayDone(fact.text, words, [verb, last]), fact.text, rest) : null;
  return deed ?? sayDeed(fact) ?? keepWhole(name, fact.text, rest);
}

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
  const isNext = doing !== verb && isVerb(nextDeed.exec(things)?.[1] ?? '');
  return capitalize(
    `${doing}${isNext ? things.replace(nextDeed, '') : things}`.replace(besides, ' '),
  );
}
const nextDeed = /,? (?:and|or) (\p{Ll}+) \p{L}.*$/u;
const besides = / (?:our|your|their|its|all|any|various|multiple) (?=\p{L})/giu;

const longestDeed = 8;
const longestOfAll = 10;
/** "the records of the Harbor Trust Office": whose they are. */
const ofHouse = / of (?:the |our )?\p{Lu}\p{L}+(?: (?:and |of |& )?\p{Lu}\p{L}+)+.*$/u;
const doneBy = / (?:set|made|held|given|\p{L}{3,}ed) (?:out |forth )?by\b.*$/u;
const manner = /^(?:\p{L}+ly (?:and )?){1,2}/u;
const ofAnything = /^(?:an? |the )?(?:wide |broad )?(?:variety|range|number|multitude) of\b/i;
/** "Assisting the head miller": with what stood behind it. */
const byOthers = /^(?:assist|help|support|aid|back)\p{L}*ing\b/iu;
const laterDoing = /(?<=\p{Ll},? (?:and |or )?)\p{Lu}\p{Ll}+ing\b/gu;
/** What is done stands behind these, or nothing is. */
const saysNoDeed =
  /^(?:work|get|act|serve|function|be|have|participate|contribute|collaborate|partner|liaise|interact|ensure|use|utili[sz]e|demonstrate|possess|exhibit|like|love|enjoy|want|need|report|join|understand|know|learn|focus|play|help|seek|strive|aim|include|involve|require|consist)$/i;

const examples = /,? (?:including|such as|e\.g\.|using|with (?:guidance|support|help))\b/iu;

/** What a duty says first that somebody does, up to where it may end. */
function sayDeed({ text, forms: { verbPhrase } }: Fact): string | null {
  const told = verbPhrase === null ? '' : toMatter(verbPhrase).text;
  const matter = isVerb(told.split(' ')[0] ?? '') ? told : told.replace(manner, '');
  const [verb = ''] = matter.split(/[ ,]/);
  if (!isVerb(verb) || saysNoDeed.test(verb)) return null;
  const said = toDoing(stripEnd(matter))
    .replace(besides, ' ')
    .replace(laterDoing, (doing) => doing.toLowerCase())
    .replace(ofHouse, '')
    .replace(doneBy, '');
  const whole = wholePhrase(said, longestDeed) ?? wholePhrase(said, longestOfAll) ?? '';
  const [head = ''] = whole.split(examples);
  const thing = head.replace(/^\S+ ?/, '');
  return saysSomething(thing) &&
    !ofAnything.test(thing) &&
    !(byOthers.test(head) && ofPeople.test(thing))
    ? keepWhole(capitalize(head), text, '')
    : null;
}

/** A name that can stand for its line; null where it is no whole phrase. */
function keepWhole(name: string, line: string, rest: string): string | null {
  const isSaid =
    !told.test(name) &&
    !glued.test(name) &&
    !ofPeople.test(name) &&
    !finite.test(name) &&
    canStand(name, line) &&
    isWellFormed(name, line, rest) &&
    name.split(/\s+/).length <= longest;
  return isSaid && /\p{L}{3}|\p{Lu}{2}|[+#]/u.test(name) ? name : null;
}
