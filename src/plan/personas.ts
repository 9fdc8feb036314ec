import type { Drawer } from '#knowledge/drawer.ts';
import type { Criterion } from './criteria/criterion.ts';
import { keepHome } from './home-words.ts';

type Persona = Drawer['personas'][number];
type Messages = Drawer['messages'][number];

/** A kind of career, never a person, held against the criteria of the job. */
export interface PlannedPersona extends Persona {
  /** "A" for the best fit, and so on. */
  letter: string;
  messages: Messages;
  /** Criteria that such a background usually shows, and those still to be seen. */
  shows: Criterion[];
  unseen: Criterion[];
  /** Points shown as a percentage of all points: a forecast from the background alone. */
  fit: number;
}

const most = 4;
const letters = 'ABCDEF';

/**
 * The personas of the trade, best fit first; each keeps its letter in every tool. A fit is what they usually show of the
 * criteria, and how much the job speaks of the places they come from.
 */
export function castPersonas(
  drawer: Drawer,
  criteria: readonly Criterion[],
  { isNear, isHome, isSenior, isGated, text, country }: Fit,
): PlannedPersona[] {
  const said = new Set(listTelling(text));
  return (
    dropBeginners(drawer.personas, isSenior)
      .map((persona) => hold(persona, drawer, criteria))
      .map((persona) => (isGated && persona.level === 'entry' ? holdBack(persona) : persona))
      .map((persona) => {
        const others = drawer.personas.filter(({ id }) => id !== persona.id);
        return { persona, rate: persona.fit / 100 + rateNearness(persona, others, isNear, said) };
      })
      .toSorted((a, b) => b.rate - a.rate)
      .slice(0, most)
      // Whoever shows most of the criteria goes first, as the figures beside them say.
      .toSorted((a, b) => b.persona.fit - a.persona.fit || b.rate - a.rate)
      .map(({ persona }, i) => ({
        ...persona,
        search: keepSome(persona.search, isHome),
        find_them: keepHome(persona.find_them, country) || firstItems(persona.find_them),
        letter: letters[i] ?? '',
      }))
  );
}

/** Beyond this more words in common say no more. */
const enoughSearch = 2;
const enoughWords = 3;

/**
 * How much the job speaks of where such people are, from 0 to 1: their search words, and the words by which they are
 * described and no other persona of the trade is.
 */
function rateNearness(
  persona: Persona,
  others: readonly Persona[],
  isNear: (term: string) => boolean,
  said: ReadonlySet<string>,
): number {
  const common = new Set(others.flatMap(describe));
  const heard = new Set(describe(persona).filter((word) => !common.has(word) && said.has(word)));
  const search = persona.search.filter(isNear).length;
  return (
    Math.min(enoughSearch, search) / (2 * enoughSearch) +
    Math.min(enoughWords, heard.size) / (2 * enoughWords)
  );
}

const describe = ({ name, now, find_them }: Persona): string[] =>
  listTelling(`${name} ${now} ${find_them}`);

/** Long words, without their endings. */
const listTelling = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{5,}/gu) ?? []).map((word) => word.slice(0, 7));

/** Where every clause names another country, the first items say at least what such people are called. */
const firstItems = (text: string): string => text.split(/[;.]/)[0] ?? text;

interface Fit {
  /** What is done and asked for. */
  text: string;
  country: string | null;
  /** Whether the job speaks of it. */
  isNear: (term: string) => boolean;
  /** Whether the country uses the word, and not for another job of the trade. */
  isHome: (term: string) => boolean;
  /** Whether beginners are out of the question. */
  isSenior: boolean;
  /** Whether a licence or years are demanded that nobody new to the work has. */
  isGated: boolean;
}

/** Percent. Whoever still lacks what the job demands comes after those who have it, whatever else they show. */
const mostWithoutGate = 45;

const holdBack = (persona: PlannedPersona): PlannedPersona => ({
  ...persona,
  fit: Math.min(persona.fit, mostWithoutGate),
});

/** Nobody writes to beginners for a job that asks for many years, as long as others are left. */
function dropBeginners(personas: readonly Persona[], isSenior: boolean): Persona[] {
  const others = personas.filter(({ level }) => level !== 'entry');
  return isSenior && others.length >= 3 ? others : [...personas];
}

/** Words that the country uses; all of them where none would be left. */
function keepSome(terms: readonly string[], isHome: (term: string) => boolean): string[] {
  const kept = terms.filter(isHome);
  return kept.length > 1 ? kept : [...terms];
}

function hold(persona: Persona, drawer: Drawer, criteria: readonly Criterion[]): PlannedPersona {
  const toCheck = new Set(persona.to_check);
  const isNew = persona.level === 'entry';
  const isUnseen = ({ competency, origin, facts }: Criterion): boolean =>
    competency === null
      ? isNew &&
        origin === 'must' &&
        facts.some(({ kind }) => kind === 'experience' || kind === 'tool')
      : toCheck.has(competency);
  const open = criteria.filter(isUnseen);
  const unseen = open.length > 0 ? open : findUnsaid(persona, criteria);
  const shows = criteria.filter((criterion) => !unseen.includes(criterion));
  return {
    ...persona,
    letter: '',
    messages: drawer.messages.find((messages) => messages.for === persona.id)!,
    shows,
    unseen,
    fit: Math.min(mostOfBackground, toPercent(shows, criteria)),
  };
}

/** Percent. Where somebody worked says no more than this; the rest is seen in a talk or in work. */
const mostOfBackground = 85;

/** Nobody shows everything by where they worked: the first demand that such careers do not speak of, else the lightest. */
function findUnsaid(persona: Persona, criteria: readonly Criterion[]): Criterion[] {
  const told = new Set(describe(persona));
  const unsaid = criteria.filter(
    ({ competency, facts }) =>
      competency === null &&
      !facts.some(({ text }) => listTelling(text).some((word) => told.has(word))),
  );
  return [...unsaid.slice(0, 1), ...criteria.slice(-1)].slice(0, 1);
}

const addPoints = (list: readonly Criterion[]): number =>
  list.reduce((sum, { points }) => sum + points, 0);

export const toPercent = (shown: readonly Criterion[], all: readonly Criterion[]): number =>
  all.length === 0 ? 0 : Math.round((100 * addPoints(shown)) / addPoints(all));
