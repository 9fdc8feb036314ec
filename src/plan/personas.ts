import type { Drawer } from '#knowledge/drawer.ts';
import type { Criterion } from './criteria/criterion.ts';

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
 * The personas of the trade, best fit first; each keeps its letter in every tool. Among equals those go first whose
 * words the job speaks itself.
 */
export function castPersonas(
  drawer: Drawer,
  criteria: readonly Criterion[],
  { isNear, isHome, isSenior }: Fit,
): PlannedPersona[] {
  const near = ({ search }: Persona): number => Math.min(2, search.filter(isNear).length);
  return dropBeginners(drawer.personas, isSenior)
    .toSorted((a, b) => near(b) - near(a))
    .slice(0, most)
    .map((persona) => hold(persona, drawer, criteria))
    .map((persona) => ({ ...persona, search: keepSome(persona.search, isHome) }))
    .toSorted((a, b) => b.fit - a.fit || near(b) - near(a))
    .map((persona, i) => ({ ...persona, letter: letters[i] ?? '' }));
}

interface Fit {
  /** Whether the job speaks of it. */
  isNear: (term: string) => boolean;
  /** Whether the country uses the word. */
  isHome: (term: string) => boolean;
  /** Whether beginners are out of the question. */
  isSenior: boolean;
}

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
  const shows = criteria.filter((criterion) => !isUnseen(criterion));
  return {
    ...persona,
    letter: '',
    messages: drawer.messages.find((messages) => messages.for === persona.id)!,
    shows,
    unseen: criteria.filter(isUnseen),
    fit: toPercent(shows, criteria),
  };
}

const addPoints = (list: readonly Criterion[]): number =>
  list.reduce((sum, { points }) => sum + points, 0);

export const toPercent = (shown: readonly Criterion[], all: readonly Criterion[]): number =>
  all.length === 0 ? 0 : Math.round((100 * addPoints(shown)) / addPoints(all));
