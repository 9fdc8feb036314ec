import type { Criterion } from './criteria/criterion.ts';
import { isWayOfWorking } from './criteria/traits.ts';
import { sharedStems } from './criteria/shared-stems.ts';
import type { PlannedPersona } from './planned-persona.ts';

/** Marks out of ten: what such a career is good at, what it usually shows, what it has not met, what it cannot show. */
const marks = { brings: 9, near: 8, shows: 7, unseenFirst: 6, unseen: 5, lacking: 4 };
const highest = 10;

/** An example to hire stands here at least, whoever lacks a must below that. */
const toHire = 7;
const floorToHire = 6;
const mostWithout = 5.5;

/** Percent. Where somebody worked says no more than this; the rest is seen in a talk or in work. */
const mostOfBackground = 85;

type Unmarked = Omit<PlannedPersona, 'marks' | 'fit'>;

const round = (value: number): number => Math.round(value * 100) / 100;

/** Each mark times its weight, added up and divided by 100. */
export const weighMarks = (
  criteria: readonly Pick<Criterion, 'weight'>[],
  given: readonly number[],
): number =>
  round(criteria.reduce((sum, { weight }, i) => sum + (weight * (given[i] ?? 0)) / 100, 0));

/**
 * Marks for each profile, best first: they follow from what such careers bring and have not met, fall in the order of
 * the profiles, and are not the same for everybody on any line.
 */
export function markPersonas<Persona extends Unmarked>(
  criteria: readonly Criterion[],
  personas: readonly Persona[],
): (Persona & Pick<PlannedPersona, 'marks' | 'fit'>)[] {
  const given = spreadLines(
    criteria,
    personas.map((persona, i) => markOne(criteria, persona, i === 0)),
  );
  let below = Infinity;
  return personas.map((persona, i) => {
    const first = given[i] ?? [];
    const isFirst = i === 0 && persona.lacks.length === 0;
    const limit = persona.lacks.length > 0 ? Math.min(below, mostWithout) : below;
    const isKept = criteria.map(
      (criterion) => criterion.origin === 'preferred' || speaksOf(persona, criterion),
    );
    const settled = isFirst ? lift(criteria, first) : lower(criteria, first, { limit, isKept });
    below = weighMarks(criteria, settled);
    return {
      ...persona,
      marks: settled,
      fit: Math.max(1, Math.min(mostOfBackground, Math.round(10 * below))),
    };
  });
}

/** What its own description speaks of, such a career does every day. */
function speaksOf({ name, now }: Unmarked, criterion: Criterion): boolean {
  return (
    !isWayOfWorking(criterion) &&
    sharedStems(`${criterion.name} ${criterion.looksLike}`, `${name} ${now}`) > 0
  );
}

function markOne(criteria: readonly Criterion[], persona: Unmarked, isFirst: boolean): number[] {
  return criteria.map((criterion) => {
    const isTold = speaksOf(persona, criterion);
    if (persona.unseen.includes(criterion) && !isTold) {
      // A wish rules nobody out, and nobody knows from a career what only this job asks for.
      if (criterion.origin === 'preferred') return marks.unseenFirst;
      if (persona.lacks.length > 0) return marks.lacking;
      return isFirst || criterion.competency === null ? marks.unseenFirst : marks.unseen;
    }
    if (criterion.competency !== null && persona.brings.includes(criterion.competency))
      return marks.brings;
    return isTold ? marks.near : marks.shows;
  });
}

/** Where everybody would have the same, the career that stands furthest from the job has one less. */
function spreadLines(
  criteria: readonly Criterion[],
  given: readonly (readonly number[])[],
): number[][] {
  const lines = given.map((line) => [...line]);
  criteria.forEach((criterion, i) => {
    if (lines.length < 2 || !lines.every((line) => line[i] === lines[0]?.[i])) return;
    const last = lines[isWayOfWorking(criterion) ? lines.length - 2 : lines.length - 1];
    if (last) last[i] = (last[i] ?? marks.shows) - 1;
  });
  return lines;
}

/** The first example is one to hire: whatever is missing for it is added where it already stands well. */
function lift(criteria: readonly Criterion[], given: readonly number[]): number[] {
  const lifted = given.map((mark) => Math.max(mark, floorToHire));
  for (
    let i = lifted.length - 1;
    i >= 0 && 10 * weighMarks(criteria, lifted) > mostOfBackground;
    i--
  )
    lifted[i] = Math.min(lifted[i] ?? 0, marks.near);
  for (let i = 0; weighMarks(criteria, lifted) < toHire && i < lifted.length; i++)
    if ((lifted[i] ?? 0) >= marks.shows) lifted[i] = Math.min(highest, marks.brings);
  return lifted;
}

/** Every further example stands below the one before it, last of all by what it is known for. */
function lower(
  criteria: readonly Criterion[],
  given: readonly number[],
  { limit, isKept }: { limit: number; isKept: readonly boolean[] },
): number[] {
  const lowered = [...given];
  while (Math.round(10 * weighMarks(criteria, lowered)) >= Math.round(10 * limit)) {
    const others = lowered.filter((mark, i) => !isKept[i] && mark > marks.unseen);
    const top = Math.max(...(others.length > 0 ? others : lowered));
    if (top <= marks.lacking) break;
    const at = lowered.findLastIndex(
      (mark, i) => mark === top && (others.length === 0 || !isKept[i]),
    );
    lowered[at] = top - 1;
  }
  return lowered;
}
