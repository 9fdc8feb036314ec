import { alsoNouns, namesThing, takesPreposition } from './duty-verbs.data.ts';
import { readPlainVerb, type VerbForm } from './plain-verb.ts';
import type { Word } from './tagger.ts';

/**
 * "performs X, reads Y and maintains Z": verbs that follow in the same form become plain too. Undefined where one of
 * them may be a noun, or hang on another verb in between: half of a line in the plain form is neither.
 */
export function joinVerbs(words: readonly Word[], at: number, form: VerbForm): Word[] | undefined {
  return form === 'gerund' ? joinGerunds(words, at) : joinThirds(words, at, form);
}

const joints = /^(?:,|;|&|\/|and|or|then)$/i;

/** Where the comma or "and" before a word stands, an adverb between them not counted; -1 without one. */
function jointBefore(words: readonly Word[], index: number): number {
  const isAdverb = words[index - 1]?.pos === 'ADV' && /ly$/i.test(words[index - 1]?.text ?? '');
  const place = isAdverb ? index - 2 : index - 1;
  const isAsWell = words[place]?.text === 'as' && words[place - 1]?.text === 'well';
  return isAsWell || joints.test(words[place]?.text ?? '') ? place : -1;
}

/** "verifies, interprets, and reviews": nothing but verbs up to here, or since the last semicolon. */
function isRow(words: readonly Word[], at: number, index: number): boolean {
  const from = words.findLastIndex(({ text }, i) => i < index && text === ';') + 1;
  let isAfterVerb = false;
  for (const { text, pos } of words.slice(Math.max(at, from), index)) {
    if (joints.test(text)) isAfterVerb = false;
    else if (pos === 'ADV' || /^(?:to|with|for|on)$/.test(text)) continue;
    else if (isAfterVerb || !readPlainVerb(text)) return false;
    else isAfterVerb = true;
  }
  return true;
}

const objects = new Set(['DET', 'PRON', 'NOUN', 'PROPN', 'ADJ', 'NUM', 'VERB']);
const opensClause = /^(?:who|which|that|where|when|whether|how|what|if)$/i;
/** "reports weekly" may be what is written, or what is done. */
const howOften = /^(?:daily|weekly|monthly|quarterly|yearly|annually)$/i;

type Judged = 'verb' | 'noun' | 'open';

function judgeUnknown(words: readonly Word[], index: number, isInRow: boolean): Judged {
  const [word, next, second] = words.slice(index, index + 3);
  if (word?.pos === 'VERB')
    return next && objects.has(next.pos) && next.pos !== 'VERB' ? 'verb' : 'open';
  // "and questions care", "and archives old files": no plural stands before a noun.
  const isBefore =
    ['NOUN', 'DET', 'NUM'].includes(next?.pos ?? '') ||
    (next?.pos === 'ADJ' && second?.pos === 'NOUN');
  // "greets and seats guests": nothing but verbs before it.
  if (isInRow && isBefore) return 'verb';
  return isInRow || isBefore ? 'open' : 'noun';
}

/** "volunteers engaged in", "reports that", "reports as needed": what follows is said of a thing. */
const saidOfThing = (next: Word, second: Word | undefined): boolean =>
  opensClause.test(next.text) ||
  /^(?:as|ensuring|using|including|regarding|concerning|following)$/i.test(next.text) ||
  (next.pos === 'VERB' && /(?:ed|en|wn)$/i.test(next.text) && second?.pos !== 'NOUN');

/** "sorts and processes mail": the verb behind the next joint has an object. */
const goesOn = (words: readonly Word[], index: number): boolean =>
  [index + 2, index + 3].some((later) => {
    const [word, next] = words.slice(later, later + 2);
    return word && isThird(word) && next && objects.has(next.pos);
  });

/** What a word such as "monitors" is behind a comma or "and". */
function judgeThird(words: readonly Word[], at: number, index: number): Judged {
  const word = words[index]!;
  const next = words[index + 1];
  const verb = readPlainVerb(word.text)?.verb;
  if (verb === undefined) return judgeUnknown(words, index, isRow(words, at, index));
  const isNoun = alsoNouns.has(verb) || /^analyses$/i.test(word.text);
  if (isNoun && next && saidOfThing(next, words[index + 2])) return 'noun';
  if (isRow(words, at, index)) return next === undefined && isNoun ? 'open' : 'verb';
  if (next === undefined || next.pos === 'PUNCT' || next.pos === 'CCONJ')
    return !isNoun ? 'verb' : goesOn(words, index) ? 'open' : 'noun';
  if (next.pos === 'AUX') return 'open';
  if (next.pos === 'ADV') return howOften.test(next.text) && isNoun ? 'open' : 'verb';
  if (objects.has(next.pos)) return 'verb';
  if (!isNoun) return 'verb';
  if (verb === 'work' && /^(?:with|on|in|under|across|as|to)$/i.test(next.text)) return 'verb';
  if (word.pos !== 'VERB') return 'noun';
  return takesPreposition.has(verb) ? 'verb' : 'open';
}

const isThird = (word: Word): boolean => readPlainVerb(word.text)?.form === 'third';

const mayBeThird = (word: Word): boolean =>
  isThird(word) ||
  (/\p{Ll}{2}[^s\W]s$/u.test(word.text) && (word.pos === 'VERB' || word.pos === 'NOUN'));

/** Deeds that seldom describe the thing behind them: "existing plans" are no deed. */
const onlyDeed =
  /^(?:driving|ensuring|providing|taking|making|delivering|leading|maintaining|creating|identifying|preparing|completing|performing|achieving|promoting|resolving|implementing|conducting|producing|recommending|reviewing|handling|assisting|applying|communicating|updating|resolving|encouraging|advising)$/i;

/** "Challenge the plan and driving sales": the second verb in another form than the first, and hanging on nothing else. */
function isStrayGerund(words: readonly Word[], at: number, index: number): boolean {
  const [word, next] = words.slice(index, index + 2);
  const before = words[jointBefore(words, index) - 1];
  const isAnd = /^(?:and|or|&)$/i.test(words[jointBefore(words, index)]?.text ?? '');
  if (!word || !next || !isAnd || !isGerund(word) || namesThing.test(word.text)) return false;
  // "by planning X and ordering Y", "for testing and sorting": both belong to one word.
  if (words.slice(at + 1, index).some((one) => /ing$/i.test(one.text))) return false;
  if (before?.pos !== 'NOUN' && before?.pos !== 'PROPN') return false;
  return (
    ['DET', 'PRON', 'NUM'].includes(next.pos) ||
    (onlyDeed.test(word.text) && ['NOUN', 'ADJ', 'PROPN'].includes(next.pos))
  );
}

function joinThirds(words: readonly Word[], at: number, form: VerbForm): Word[] | undefined {
  const joined: Word[] = [...words];
  let isInClause = false;
  for (const [index, word] of words.entries()) {
    if (index <= at) continue;
    isInClause ||= opensClause.test(word.text);
    const isJoined = jointBefore(words, index) >= 0;
    // "manages X and is responsible for Y": no plain form of it goes on with the first verb.
    if (isJoined && /^(?:is|are|has|was|were|will|must|may|can)$/.test(word.text) && !isInClause)
      return undefined;
    if (isJoined && !isInClause && isStrayGerund(words, at, index)) {
      joined[index] = { ...word, text: readPlainVerb(word.text)?.verb ?? word.lemma };
      continue;
    }
    if (!isJoined || !mayBeThird(word)) continue;
    const judged = judgeThird(words, at, index);
    if (judged === 'noun') continue;
    // "that maintains privacy and acknowledges independence" goes with "that".
    if (isInClause || judged === 'open') {
      if (form === 'plain') continue;
      return undefined;
    }
    joined[index] = { ...word, text: readPlainVerb(word.text)?.verb ?? word.lemma };
  }
  return joined;
}

const isGerund = (word: Word): boolean => readPlainVerb(word.text)?.form === 'gerund';

/** "by planning", "for preparing", "while driving", "performing sorting": it belongs to the word before it. */
function hangsOn(words: readonly Word[], index: number): boolean {
  const before = words[index - 1];
  return (
    before !== undefined &&
    !joints.test(before.text) &&
    (before.pos === 'ADP' || before.pos === 'SCONJ' || isGerund(before))
  );
}

function joinGerunds(words: readonly Word[], at: number): Word[] | undefined {
  const found: { index: number; isLast: boolean }[] = [];
  let isHung = false;
  for (const [index, word] of words.entries()) {
    if (index <= at || !isGerund(word)) continue;
    const joint = jointBefore(words, index);
    if (joint < 0) {
      isHung ||= hangsOn(words, index);
      continue;
    }
    const next = words[index + 1];
    const isAlone = next === undefined || next.pos === 'PUNCT' || next.pos === 'CCONJ';
    // "the design, testing and delivery", "greeting guests and troubleshooting": a thing, or perhaps one.
    if (isAlone && !isRow(words, at, index)) {
      if (next && namesThing.test(word.text)) continue;
      return undefined;
    }
    if (next?.text === 'of') return undefined;
    const isLast = /^(?:and|or|&|\/|then|;)$/i.test(words[joint]?.text ?? '');
    // "while engaging and building trust": both belong to "while".
    if (isHung && words.slice(joint - 1, joint).some(isGerund)) continue;
    // "by planning meals and ordering food": nobody can say on what the second one hangs.
    if (isHung && isLast) return undefined;
    if (next === undefined) return undefined;
    // "awareness and training sessions", "coaching and training staff"
    if (next.pos === 'NOUN' && namesThing.test(word.text) && !isRow(words, at, index))
      return undefined;
    found.push({ index, isLast });
  }
  const end = found.findLastIndex(({ isLast }) => isLast);
  // "Challenging, rewarding jobs" describes.
  if (end < 0 && words[at + 1]?.text === ',') return undefined;
  const joined: Word[] = [...words];
  // Behind a bare comma, with no "and" to close the row, it says how: "serving guests, using the till".
  for (const { index } of found.slice(0, end + 1)) {
    const word = words[index]!;
    joined[index] = { ...word, text: readPlainVerb(word.text)?.verb ?? word.lemma };
  }
  return joined;
}
