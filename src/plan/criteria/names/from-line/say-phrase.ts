import { capitalize } from '#writing/casing.ts';
import { isVerb } from '../../../wording/speakable/speakable.ts';
import { isKnownVerb, toGerund } from '../../questions/to-doing.ts';
import { onlyVerbs } from '../plain-verbs.data.ts';
import type { Span } from './phrase-signals.ts';
import type { Word } from './split-words.ts';
import { kindOf } from './word-kinds.ts';

/** Words between which a name can do without them: whose it is, and how much of it. */
const besides = /\b(?:our|your|their|its|all|any|various|multiple|the company's) (?=\p{L})/giu;

/** What is to be learned is the matter: nobody is judged by the learning of it. */
const toLearn =
  /^(?:quickly |rapidly )?learn(?:ing|s)? (?:(?:about|the|new|how to|organi[sz]ation['’]s|company['’]s|firm['’]s|team['’]s) )*(?=\p{L})/iu;

/** A phrase of a line as a heading: a doing in "-ing", a row with "and", no word of whose it is. */
export function sayPhrase(
  line: string,
  words: readonly Word[],
  [first, last]: Span,
  isDone: boolean,
): string {
  const from = words[first]!;
  const to = words[last]!;
  const said = line
    .slice(from.start, to.start + to.text.length)
    .replace(/ & /gu, ' and ')
    .replace(/ and\/or /giu, ' or ')
    .replace(/ +(?=,)/gu, '')
    .replace(besides, '');
  const matter = said.replace(toLearn, '');
  const isDoing = matter === said && startsWithVerb(words, first, isDone);
  const doing = isDoing ? sayDoing(said) : matter;
  return capitalize(withAnd(doing));
}

/** Told to do: the line begins so, or the word before says that a verb follows. */
function startsWithVerb(words: readonly Word[], first: number, isDone: boolean): boolean {
  const own = words[first]!.text.toLowerCase();
  const before = words[first - 1]?.text.toLowerCase() ?? '';
  const next = words[first + 1]?.text ?? '';
  if (next === '' || kindOf(next) === 'of' || kindOf(next) === 'prep') return false;
  const base = toBase(own);
  const isFree = first === 0 || openBefore.test(before);
  // A word that is never a thing is what is done, wherever a doing can begin.
  if (onlyVerbs.includes(base) && (isFree || sureBefore.test(before))) return true;
  if (first === 0)
    return isVerb(base) && (isDone || kindOf(next) === 'det' || kindOf(next) === 'own');
  if (before === 'to') return isVerb(own);
  if (!isKnownVerb(toGerund(base))) return false;
  // "Sales support and process improvement": behind "and" a noun may look like a verb.
  return sureBefore.test(before) || (isDone && isFree);
}

const sureBefore = /^(?:to|will|can|must|should|[;.]|(?!early|daily|weekly|monthly)\p{L}+ly)$/u;
const openBefore = /^(?:and|or|&|,)$/u;

const toBase = (verb: string): string =>
  /(?:ss|sh|ch|x|z)es$/u.test(verb)
    ? verb.slice(0, -2)
    : /[^aeiou]ies$/u.test(verb)
      ? verb.replace(/ies$/u, 'y')
      : verb.replace(/(?<=[^su])s$/u, '');

/** "Review and prepares bills" is "Reviewing and preparing bills". */
const pair = /^(\p{L}+)((?:, \p{L}+)*)(,? (?:and|or) )(\p{L}+)(?= )/u;
function sayDoing(said: string): string {
  const [whole, one = '', more = '', joint = '', other = ''] = pair.exec(said) ?? [];
  const isPair = [one, other, ...more.split(', ').filter(Boolean)].every(
    (verb) => verb !== '' && isVerb(toBase(verb.toLowerCase())),
  );
  const toDone = (verb: string): string => toGerund(toBase(verb.toLowerCase()));
  if (whole !== undefined && isPair) {
    const row = more.replace(/\p{L}+/gu, toDone);
    return `${toDone(one)}${row}${joint}${toDone(other)}${said.slice(whole.length)}`;
  }
  const [verb = '', ...rest] = said.replace(nextDoing, '').split(' ');
  return [toDone(verb), ...rest].join(' ');
}

/** "Isolate pumps and prove them safe": the second doing is another line. */
const nextDoing = new RegExp(`,? and (?:${onlyVerbs.join('|')}|prove|keep|make|lead) .*$`, 'u');

/** "Tides, winds" is a row that lacks its "and". */
function withAnd(said: string): string {
  const at = said.lastIndexOf(', ');
  return at === -1 || /\b(?:and|or)\b/iu.test(said.slice(at))
    ? said
    : `${said.slice(0, at)} and ${said.slice(at + 2)}`;
}
