import type { Brief, Fact, FactKind } from '#shared/brief.ts';
import { lowerFirst, stripEnd } from './prose/casing.ts';
import { findForeignLanguage } from './prose/foreign.ts';
import { toEnglish } from './prose/translate.ts';

/** A joint left over from a cut sentence is no fact. */
const JOINT = /^(?:and|or|and\/or|und|oder|et|ou)$/i;

type Wanted = { kinds?: readonly FactKind[]; importance?: readonly Fact['importance'][] };

/** The job's own facts of some kinds, in the order of the brief. */
export function listFacts(brief: Brief, { kinds, importance }: Wanted = {}): Fact[] {
  return brief.facts.filter(
    (fact) =>
      /\p{L}{3}/u.test(fact.text.replace(JOINT, '')) &&
      (!kinds || kinds.includes(fact.kind)) &&
      (!importance || importance.includes(fact.importance)),
  );
}

/** What a person must bring: everything but duties, conditions of the employer and the way of hiring. */
const requirementKinds = [
  'skill',
  'tool',
  'licence',
  'experience',
  'education',
  'language',
  'authorization',
  'physical',
  'safety',
  'other',
] as const satisfies readonly FactKind[];

/** A remark of no kind is a demand only where demands are listed. */
const isDemand = ({ kind, source }: Fact): boolean =>
  kind !== 'other' || (source.from === 'job' && source.field === 'requirements');

export const listMustHaves = (brief: Brief): Fact[] =>
  listFacts(brief, { kinds: requirementKinds, importance: ['must'] }).filter(isDemand);

export const listPreferred = (brief: Brief): Fact[] =>
  listFacts(brief, { kinds: requirementKinds, importance: ['preferred'] }).filter(isDemand);

export const listNice = (brief: Brief): Fact[] =>
  listFacts(brief, { kinds: requirementKinds, importance: ['nice'] }).filter(isDemand);

const PRIVATE = /retire|resign|left in|fired|replac|confidential|budget|backfill|why open/i;

/** What the description tells of employer and place; the part of it that may stand in an ad. */
export const listAbout = (brief: Brief): Fact[] =>
  listFacts(brief, { kinds: ['other'] }).filter(
    (fact) => !isDemand(fact) && fact.text.length <= 220 && !PRIVATE.test(fact.text),
  );

/** A fact's words for an English text: quoted where the job is in another language. */
export const sayFact = ({ text }: { text: string }): string =>
  stripEnd(toEnglish(openDashes(openBrackets(text))));

/** "Place[s]" and "[optional]": square brackets look like something left to fill in. */
const openBrackets = (text: string): string =>
  text
    .replace(/(?<=\p{L})\[(\p{Ll}{1,3})\]/gu, '$1')
    .replace(/\[/g, '(')
    .replace(/\]/g, ')');

const SPAN =
  /(\b(?:mon|tues?|wed|wednes|thu|thurs?|fri|sat|satur|sun)(?:day)?s?|\d(?:\s?[ap]\.?m\.?)?)\s*[–—]\s*(?=\d|(?:mon|tues?|wed|wednes|thu|thurs?|fri|sat|satur|sun)(?:day)?)/gi;

/** A dash between words is a pause, one between days or figures a span. */
const openDashes = (text: string): string =>
  text.replace(SPAN, '$1 to ').replace(/(\p{L}|\))\s*[–—]\s*(?=\p{L})/gu, '$1: ');

/** A fact's name inside a sentence: small at the start unless its own text writes it with a capital. */
export function sayShort({ short, text }: Pick<Fact, 'short' | 'text'>): string {
  const english = toEnglish(short).replace(/(?<!\s)\s+(?:and\/or|and|or|but not|but)$/i, '');
  const [word = ''] = english.match(/^[^\s,]+/) ?? [];
  const at = text.indexOf(word);
  return at > 0 && !/[.:]\s*$/.test(text.slice(0, at)) ? english : lowerFirst(english);
}

/** The whole fact where it is short enough for the sentence, else its name. */
export const sayWithin = (fact: Fact, limit: number): string => {
  const whole = sayFact(fact);
  return whole.length <= limit ? lowerFirst(whole) : sayShort(fact);
};

/** Wishes that may not decide anything are nobody's business but the intake's. */
export const listLawfulFlags = (brief: Brief): string[] =>
  brief.redFlags.filter(({ unlawful }) => !unlawful).map(sayFact);

/** Said once where facts are quoted in another language; null for a job in English. */
export function sayForeignNote(brief: Brief): string | null {
  const languages = brief.facts
    .map(({ text, source }) => findForeignLanguage(source.from === 'job' ? source.quote : text))
    .filter(Boolean);
  const [language] = languages;
  return languages.length * 3 > brief.facts.length && language
    ? `The job is written in ${language}: known terms are translated, words in quotation marks are its own`
    : null;
}
