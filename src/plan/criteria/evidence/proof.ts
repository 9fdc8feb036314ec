import { rememberTexts } from '#shared/remember-texts.ts';
import { listenForTerms } from '#knowledge/hear-work.ts';
import type { Fact } from '#shared/brief.ts';
import { memoize, memoizeBoth } from '#shared/memoize.ts';
import { weighDemand } from '../../demands/requirements.ts';
import { isSoft } from '../own-lines/is-demand.ts';
import { toMatter } from '../names/matter-of-line.ts';
import { rateStem } from './stem-rarity.ts';
import { emptyWords, peopleGroups, turningHeads } from './proof.data.ts';
import { isAnywhere, stemsOf } from '../names/shared-stems.ts';
import { isAsked } from './weigh-evidence.ts';

/** What a line of a catalogue goes by. */
export interface Provable {
  name: string;
  looks_like: string;
  question: string;
  strong: string;
  called_for_by: readonly string[];
}

/** So much of a line must be about the same thing for the line to prove it by itself. */
export const proven = 0.52;
/** Beside a line that proves it, a duty may speak of it with less. */
const seconding = 0.33;

/** How surely a line must speak of a thing to go by its name: what somebody must bring keeps its own name otherwise. */
export const leastProof = (fact: Fact): number =>
  isAsked(fact) && weighDemand(fact) === 'must' && !isSoft(fact) ? asked : seconding;
const asked = 0.45;
const ofName = 0.4;
/** A name that is one of many things in a line is not what the line is about. */
const leastShare = 0.2;
/** Done for other people than the name says. */
const ofOthers = 0.5;
const leastOfWord = 0.3;
/** A name or a word that no catalogue has weighs no more than a word that few of them have. */
const mostOfWord = 4;

/** Words as they are compared; "data", "GIS" and "CRM" are words too. */
export const wordsOf = rememberTexts((text): readonly string[] => [
  ...stemsOf(text).filter((stem) => !emptyWords.has(stem)),
  ...(/\bdata\b/i.test(text) ? ['data'] : []),
  ...(text.match(/(?<![\p{L}\p{N}])\p{Lu}[\p{Lu}\d]{1,3}(?=s?(?![\p{L}\p{N}]))/gu) ?? []).map(
    (word) => word.toLowerCase(),
  ),
]);

/** How much a word tells of a kind of work. */
export const rateWord = (stem: string): number =>
  Math.min(mostOfWord, Math.max(leastOfWord, rateStem(stem))) * (isAnywhere(stem) ? 0.5 : 1);
const sum = (stems: readonly string[]): number =>
  stems.reduce((total, stem) => total + rateWord(stem), 0);

const readLine = memoize((line: Provable) => ({
  listen: listenForTerms([{ of: '', terms: line.called_for_by }]),
  name: [...new Set(wordsOf(line.name))],
  told: new Set(wordsOf([line.name, line.looks_like, line.question, line.strong].join(' '))),
}));

/** A name in the midst of a line is whose it is or where, and not what is done. */
const namesWithin = /(?<=\p{L},? )\p{Lu}\p{Ll}[\p{L}'’.&-]*/gu;

/**
 * How far a line of the job is about what a line of a catalogue tests, from 0: the share of its own words that the
 * catalogue knows it by, and how much of the name stands in it. "The event calendar of the web page" has a word of
 * planning events, and is about something else.
 */
export const rateProof = memoizeBoth((line: Provable, { text, source }: Fact): number => {
  if (source.from === 'job' && source.field === 'answers') return 1;
  const matter = toMatter(text).text || text;
  const { listen, name, told } = readLine(line);
  const heard = listen(matter)
    .map(({ term }) => term)
    .filter((term) => !isTurned(matter, term, told));
  const own = [...new Set(wordsOf(dropNames(matter)))];
  const all = new Set([...own, ...wordsOf(matter)]);
  const known = new Set([...told, ...heard.flatMap(wordsOf)]);
  const whole = sum(own);
  if (whole === 0) return heard.length > 0 ? 1 : 0;
  const share = sum(own.filter((stem) => known.has(stem))) / whole;
  const named = sum(name.filter((stem) => all.has(stem))) / Math.max(leastOfWord, sum(name));
  if (share < leastShare) return share;
  return (share + ofName * named) * (isForOthers(line.name, text) ? ofOthers : 1);
});

/** Customers who are trained are no staff. */
function isForOthers(name: string, text: string): boolean {
  const meant = peopleGroups.filter((group) => group.test(name));
  return (
    meant.length > 0 &&
    !meant.some((group) => group.test(text)) &&
    peopleGroups.some((group) => group.test(text))
  );
}

/** Where most words are capitals, capitals are no names. */
export const dropNames = rememberTexts((text): string => {
  const names = text.match(namesWithin)?.length ?? 0;
  return names > mostNames * text.split(/\s+/).length ? text : text.replace(namesWithin, '');
});
const mostNames = 0.4;

/** "Engineering departments", "a relationship management system": the word behind the phrase says what is meant. */
function isTurned(matter: string, term: string, told: ReadonlySet<string>): boolean {
  const last = term.split(/[\s-]+/).at(-1) ?? '';
  const at = matter.toLowerCase().lastIndexOf(last.toLowerCase());
  if (at === -1) return false;
  const [, next = ''] = /^\p{L}* (\p{L}{4,})/u.exec(matter.slice(at + last.length)) ?? [];
  const [stem = ''] = stemsOf(next);
  return turningHeads.test(next) && !told.has(stem);
}
