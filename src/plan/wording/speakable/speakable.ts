import { isEnglishWord, tagWords } from '#reading/facts/shapes/tagger.ts';
import { readPlainVerb } from '#reading/facts/shapes/plain-verb.ts';
import { rememberTexts } from '#shared/remember-texts.ts';
import { endsOpen } from '#writing/ends-open.ts';
import { stripEnd } from '#writing/casing.ts';
import {
  doneOf,
  doneToNothing,
  grownOn,
  halfAtEnd,
  lostNoun,
  lostOf,
  lostThing,
  lostUnit,
  namedThings,
  restOfRow,
  runsIntoSentence,
} from './speakable.data.ts';

/** Whether a word is known as something that is done, in its plain form: "mend", and never "limits". */
export const isVerb = rememberTexts((word): boolean => {
  const lower = word.toLowerCase();
  if (readPlainVerb(lower)?.form === 'plain') return true;
  // "management", which the frame would turn into a verb, too.
  if (namesDeed.test(lower) && !alsoDone.test(lower)) return false;
  if (!isEnglishWord(lower) || /(?:[^s]s|ed|ing|ly)$/.test(lower)) return false;
  // "full", which the frame would turn into a verb.
  if (['ADJ', 'ADV'].includes(tagWords(lower)[0]?.pos ?? '')) return false;
  const [, framed] = tagWords(`They ${lower} it`);
  return framed?.pos === 'VERB' && framed.lemma === lower;
});

/** The name of what is done, for which no verb of work is spelled so. */
const namesDeed = /\p{L}{2}(?:ment|[st]ion|[ae]nce|ness|ity|ship|[ay]sis|ism)$/u;

const alsoDone =
  /(?:^|re|de|pre)(?:commission|condition|provision|requisition|station|partition|apportion|mention|caution|motion|advance|commence|finance|sequence|reference|evidence|licence|distance|dance|glance|sentence|supplement|augment|cement|ferment|compliment|segment|fragment|witness|worship|transition|petition|audition|pension)$/u;

const joins = /^(?:to|of|and|in|for|the)$/;

/** "tensure" of "to ensure": letters between two words were lost. */
const isGrownVerb = (word: string): boolean => {
  const [, rest = ''] = /^t(\p{Ll}{5,})$/u.exec(word) ?? [];
  return rest !== '' && isVerb(rest) && !isEnglishWord(word);
};

/** "joint work Continually seek": the next line begins amid this one. */
function hasNextLine(text: string): boolean {
  return [...text.matchAll(/(?<=\p{Ll} )(\p{Lu}\p{Ll}{3,})(?= \p{Ll})/gu)].some(
    ([, word = '']) =>
      word.endsWith('ly') &&
      isEnglishWord(word) &&
      !/^(?:July|Italy|Family|Weekly|Daily|Monthly)$/.test(word),
  );
}

/** Torn wherever it stands: words were lost, or grew together. */
const isTorn = rememberTexts(
  (text): boolean =>
    [lostThing, lostOf, lostNoun, grownOn, restOfRow].some((sign) => sign.test(text)) ||
    endsOpen(text) ||
    halfAtEnd.test(text) ||
    hasNextLine(text) ||
    text.split(/[^\p{L}]+/u).some(isGrownVerb),
);

const rowOfWords =
  /^((?:\p{L}+ly )?[\p{L}-]+(?:, (?!and\b|or\b)[\p{L}-]+)*),? (?:and|or|&) (?:\p{L}+ly )?([\p{L}-]+)(?= |$)/u;

/** "clean and presentable", "implement track and report on": the row is none of verbs. */
function isBrokenRow(text: string): boolean {
  const [, firsts, last] = rowOfWords.exec(text) ?? [];
  // "load, limits and asking for help": a row of things that begins like one of verbs.
  if (
    firsts?.includes(', ') &&
    !firsts.split(', ').every((word) => isVerb(skipManner(word.split(' '))[0] ?? ''))
  )
    return true;
  if (firsts !== undefined && last !== undefined)
    return (
      !joins.test(last) &&
      tagWords(`They ${text}`).some(
        ({ text: word, pos }, at) => at > 0 && at < longestRow && word === last && pos === 'ADJ',
      ) &&
      !isVerb(last) &&
      text.slice(text.indexOf(last) + last.length).match(/^(?:$|,| and| or)/) !== null
    );
  const [, second = '', third = ''] =
    /^\p{Ll}+ (\p{Ll}+),? and (\p{Ll}+) (?:on|with|to|for|in)\b/u.exec(text) ?? [];
  return second !== '' && isVerb(second) && isVerb(third) && !second.endsWith('s');
}
const longestRow = 9;

/** "Harbor" of "Harbor Prints": the name of the house is nothing that one does. */
function isHouse(text: string, house: string): boolean {
  const [first = '', second = ''] = house.toLowerCase().split(/\s+/);
  const said = text.toLowerCase();
  return second !== '' && first.length > 2 && said.startsWith(`${first} ${second.slice(0, 5)}`);
}

/** Behind "safely" or "safely and quickly"; "apply" is no manner. */
function skipManner(words: readonly string[]): readonly string[] {
  const isManner = (word = ''): boolean => /\p{L}{2}ly$/u.test(word) && !isVerb(word);
  if (!isManner(words[0])) return words;
  return words.slice(/^(?:and|or)$/.test(words[1] ?? '') && isManner(words[2]) ? 3 : 1);
}

/** "move and relocation available": said of a thing, unless something is kept or made so. */
const endsInState = rememberTexts(
  (text): boolean =>
    !/^(?:be|keep|make|leave|get|hold|maintain|ensure|feel|stay|remain)\b/.test(text) &&
    tagWords(`They ${text}`).at(-1)?.pos === 'ADJ' &&
    / and (?!\p{Ll}+ing\b)\S+ \S+$/u.test(text),
);

/** Whether a phrase can be said as what somebody does, behind "You would". */
export function canBeDone(phrase: string, house = ''): boolean {
  const text = stripEnd(phrase).replace(/^(?:also )/, '');
  const [verb = '', next = ''] = skipManner(text.split(/,? /));
  if (verb === '' || isTorn(text) || isHouse(text, house) || endsInState(text)) return false;
  if (/-\p{Lu}/u.test(verb) || namedThings.test(text)) return false;
  if (next.toLowerCase() === 'of' && !doneOf.test(verb)) return false;
  if (/^[\p{L}-]+(?:, [\p{L}-]+)*,? (?:and|or) [\p{L}-]+ of\b/u.test(text)) return false;
  const deed = verb.replace(/^(?:re|co|pre|over|under)-/i, '').toLowerCase();
  return (deed === 'be' || isVerb(deed)) && !isBrokenRow(text);
}

/** "Guest Relations Draft and send letters": a heading in front of the first verb of its line. */
function isHeadingAndVerb(name: string, line: string): boolean {
  const words = name.split(/\s+/);
  const last = words.at(-1) ?? '';
  const isTitle = words.every((word) => /^(?:\p{Lu}|and$|of$|&$|for$)/u.test(word));
  if (words.length < fewestOfHeading || !isTitle || !isVerb(last)) return false;
  const at = line.toLowerCase().indexOf(name.toLowerCase());
  const rest = at === -1 ? '' : line.slice(at + name.length);
  const [, second = ''] = /^,? (?:and|or) (\p{Ll}+) /u.exec(rest) ?? [];
  return (second !== '' && isVerb(second)) || /^ (?:the|an?|all|any|our|your|each)\b/u.test(rest);
}
const fewestOfHeading = 3;

/** Whether a phrase can be the name of what is judged; the line it was taken from shows where it was cut. */
export function canBeNamed(name: string, line = ''): boolean {
  const text = stripEnd(name);
  if (isTorn(text)) return false;
  if ([doneToNothing, lostUnit, runsIntoSentence].some((sign) => sign.test(text))) return false;
  // "Reports prepared": by whom and for whom stood behind it.
  if (/^(?:[\p{L}-]+ ){0,2}\p{L}+(?<!s)s \p{L}{3,}ed$/u.test(text)) return false;
  return !isHeadingAndVerb(text, line);
}

/** Whether a demand can be quoted or told as it stands. */
export const canBeQuoted = (text: string): boolean => {
  const bare = stripEnd(text);
  return !isTorn(bare) && !lostUnit.test(bare);
};
