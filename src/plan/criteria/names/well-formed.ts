import { joinWords, tagWords, type Word } from '#reading/facts/shapes/tagger.ts';
import { lowerFirst } from '#writing/casing.ts';
import { isVerb } from '../../wording/speakable/speakable.ts';
import { isDoing } from '../questions/is-doing.ts';

/** What a noun phrase begins with. */
const begins = new Set(['NOUN', 'PROPN', 'ADJ', 'NUM', 'DET', 'ADV']);
const things = new Set(['NOUN', 'PROPN', 'NUM']);
/** Never within the name of a thing or of a doing. */
const ofSentences = new Set(['AUX', 'PRON', 'INTJ', 'SCONJ']);

/** "Accounts payable" is a name. */
const owed = /^(?:payable|receivable)$/i;
const isThing = ({ pos, text }: Word): boolean => things.has(pos) || text.endsWith('ing');
const isParticiple = ({ text }: Word): boolean => /(?:ing|ed|en|wn|ught|ade|set)$/i.test(text);

/** A name that is written so amid its line keeps its capital; any other word is read as it stands in a sentence. */
const asWithin = (name: string, line: string): string =>
  /^\p{L}*\p{Lu}\p{L}*\p{Lu}|^\p{Lu}\b/u.test(name) || line.includes(` ${name.split(' ')[0]} `)
    ? name
    : lowerFirst(name);

const opensThing = new Set(['DET', 'ADJ', 'ADP', 'NUM']);

/** Somebody acts here: behind a subject the same word is said of it. */
function acts(words: readonly Word[], at: number): boolean {
  const word = words[at]!;
  const before = words[at - 1];
  if (word.pos !== 'VERB' || isParticiple(word) || opensThing.has(before?.pos ?? '')) return false;
  // "File transfer rules": one thing would transfer, and not "transfer", its rules.
  const isOfThing = things.has(before?.pos ?? '') && !before!.text.endsWith('s');
  if (isOfThing && word.text === word.lemma && words[at + 1]?.pos === 'NOUN') return false;
  return !(before?.text.toLowerCase() === 'to' && before.pos === 'PART');
}

/** "File transfer rules": a word that may be said of the one before it is read once more as part of a thing. */
function isActedIn(words: readonly Word[]): boolean {
  const found = words.flatMap((_, at) => (acts(words, at) ? [words[at]!.text] : []));
  if (found.length === 0) return false;
  const framed = tagWords(`The ${joinWords(words)} was good`);
  return framed.some(({ text }, at) => found.includes(text) && acts(framed, at));
}

/** One thing, or one doing with what it is done to, in words that nobody acts in. */
function isOnePhrase(name: string, line: string): boolean {
  const alone = tagWords(asWithin(name, line));
  // "File transfer rules" is a thing, whatever its first word is elsewhere.
  const words =
    alone[0]?.pos === 'VERB' && !isDoing(name)
      ? tagWords(`the ${asWithin(name, line)}`).slice(1)
      : alone;
  const [first] = words;
  const last = words.findLast(({ text }) => /[\p{L}\p{N}]/u.test(text));
  if (!first || !last) return false;
  const isDone = isDoing(name);
  if (!isDone && !begins.has(first.pos) && !isParticiple(first)) return false;
  // "Sorting web leads", "a number of leads": more than one of a thing that is also a verb.
  const isMany = words.length > 1 && /[^s]s$/.test(last.text);
  if (
    !things.has(last.pos) &&
    !isMany &&
    !/ing$/i.test(last.text) &&
    last.pos !== 'PUNCT' &&
    !owed.test(last.text)
  )
    return false;
  if (isDone && words.length > 1 && !words.slice(1).some(isThing)) return false;
  return (
    !words.some(({ pos }) => ofSentences.has(pos)) &&
    !isActedIn(isMany ? words.slice(0, -1) : words)
  );
}

/** "Yarn sorting", "dye generation": what is done is the second word, and the first its thing. */
const ofDeed = /(?:ing|tion|sion|ment|ance|ysis|ics|control|care|work|support|research)$/i;

/** "Grow sales" of "Grow sales in the north": told to do, and no name of it. */
function isOrder(name: string, line: string): boolean {
  const [first = '', second = ''] = name.split(' ');
  if (second === '' || isDoing(name) || ofDeed.test(second)) return false;
  if (!line.toLowerCase().startsWith(`${first.toLowerCase()} `)) return false;
  return /^own$/i.test(first) || tagWords(lowerFirst(name))[0]?.pos === 'VERB';
}

/** "On behalf of the mill", "in addition to weaving": the noun of such a joint is none that anything is called by. */
const joints =
  /\b(?:in|on|by|with|as|at|for) ((?:behalf|addition|accordance|conjunction|compliance|order|lieu|case|event|terms|regards?|response|relation|cooperation|collaboration|coordination|partnership|line|place|front|need|charge|means|way|part|support|respect) (?:of|to|with))\b/giu;
const isOfJoint = (name: string, line: string): boolean =>
  [...line.matchAll(joints)].some(([, joint = '']) =>
    name.toLowerCase().startsWith(`${joint.toLowerCase()} `),
  );

const nextOfRow = /^(?:,|,? and|,? or| &|\/) ?(?:and |or )?[\p{L}-]/u;

/** One word stands for the thing: a row may go on with more of what it belongs to. */
const bare = /(?:^|ing |\b(?:of|on|with|for|in|to|the|and|or) )[\p{L}-]+$/iu;

/** "Meeting sales" of "Meets sales, service and quality standards": what the row is of stands at its end. */
function isTornRow(name: string, rest: string): boolean {
  const [, joined = ''] = /^ (?:and|&) (\p{Lu}[\p{L}-]+) \p{Lu}\p{Ll}/u.exec(rest) ?? [];
  if (joined !== '' && / \p{Lu}[\p{L}-]+$/u.test(name) && !isVerb(joined.toLowerCase()))
    return true;
  if (!nextOfRow.test(rest) || !bare.test(name)) return false;
  // "Through the mending" of "through the mending, drying and storage of sails"; "the Dyeing" of "the Dyeing and Weaving Team".
  if (
    / the [\p{L}-]+$/u.test(name) &&
    /^(?:, [\p{L}-]+)+,? (?:and|or|&) [\p{L}-]+ of\b/u.test(rest)
  )
    return true;
  const [, before = '', head = ''] =
    /^(?:, [\p{L}-]+)*,? (?:and|or|&) ([\p{L}-]+) ([\p{L}-]+)/u.exec(rest) ?? [];
  if (head === '' || isVerb(before)) return false;
  const [, one, other] = tagWords(`the ${before} ${head}`);
  return one?.pos === 'NOUN' && other?.pos === 'NOUN';
}

/** "Sure the mill" of "make sure the mill is safe": something is said of it. */
const isSubject = (rest: string): boolean => {
  const [first] = rest.startsWith(' ') ? tagWords(`They${rest.slice(0, near)}`).slice(1) : [];
  return first?.pos === 'AUX' || /^ (?:is|are|was|were|has|have|will|can)\b/.test(rest);
};
const near = 60;

/** "Electronic Loom" of "the Electronic Loom Record", "high speed" of "high speed, complex looms": the thing itself follows. */
const isBeheaded = (name: string, rest: string): boolean =>
  (/^ \p{Lu}\p{Ll}/u.test(rest) && / \p{Lu}\p{Ll}+$/u.test(name)) ||
  (/^, (?!(?:with|to|by|for|as|in|at|on|of|from|including|such|while|which|who|that|where|when|then|often|if)\b)\p{Ll}+ \p{Ll}+/u.test(
    rest,
  ) &&
    !/\b(?:and|or|&|\p{Ll}+ing)\b/u.test(rest));

/** Two things with a comma before their "and": the end of a longer row, or two clauses in one. */
const endOfRow = /^[^,]+, (?:and|or) /u;

/** "Just a weaver", "a loom (2) 21", "looms and as well as yarn", "everything from the loom": pieces of what was said, and no name of anything. */
const pieces =
  /^(?:just|more|less|not|only|even|both|also|than)\b|\(\d+\)|\d \d|\beverything from\b|\b(?:and|or) (?:as|and|or)\b/iu;
/** "Senior Dye Specialists": whom one works with, and nothing that is done. */
const people =
  /\b(?:analysts|specialists|managers|coordinators|consultants|engineers|technicians|assistants|officers|directors|supervisors|representatives|associates|employees|colleagues)$/i;

/** "Loom to the dye house" of "from the loom to the dye house": the far half of a way, with what lies before it. */
const isTornWay = (name: string, line: string): boolean => {
  const at = line.toLowerCase().indexOf(name.toLowerCase());
  return / to /.test(name) && at > 0 && /\bfrom (?:\S+ ){1,6}$/i.test(line.slice(0, at));
};

/** "Assisting in identifies knots": a verb of somebody behind a small word. */
const isMixed = (name: string): boolean => {
  const words = tagWords(lowerFirst(name));
  return words.some(
    ({ pos, text, lemma }, at) =>
      pos === 'VERB' && words[at - 1]?.pos === 'ADP' && text !== lemma && /[^s]s$/.test(text),
  );
};

/**
 * Whether a name is one whole phrase by itself, something that is known or done, and no part of a sentence; `rest` is what
 * stands behind it in its line.
 */
export const isWellFormed = (name: string, line: string, rest = ''): boolean =>
  !endOfRow.test(name) &&
  !pieces.test(name) &&
  (isDoing(name) || !people.test(name)) &&
  !isMixed(name) &&
  !isTornWay(name, line) &&
  !isOfJoint(name, line) &&
  !isOrder(name, line) &&
  isOnePhrase(name, line) &&
  !isSubject(rest) &&
  !isBeheaded(name, rest) &&
  !isTornRow(name, rest);
