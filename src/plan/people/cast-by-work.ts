import type { Drawer } from '#knowledge/drawer.ts';
import { findActivity } from '#knowledge/load-activities.ts';
import type { Criterion } from '../criteria/criterion.ts';
import { isNearTo, isOfMajor, isOfSchooling, listCareerCodes } from './career-occupation.ts';
import { asSecondTrade, toPeopleOfWork } from './people-of-work.ts';

type Persona = Drawer['personas'][number];

const heaviest = 3;

interface Post {
  soc: string | null;
  /** What whoever holds it is called. */
  called: string;
}

/** Whoever does the heaviest of the known work of this job every day, where nobody nearer is left. */
export function castByWork(
  { kind, personas, trade }: Drawer,
  criteria: readonly Criterion[],
  { soc, called }: Post,
): Persona[] {
  const known = new Set(personas.map(({ id }) => id));
  const own = new Set([called, trade].map((title) => title.toLowerCase()));
  const isLike = soc === null ? () => true : isOfSchooling(soc);
  const isNear = soc === null ? () => true : isNearTo(soc);
  const isOfField = soc === null ? () => true : isOfMajor(soc);
  return criteria
    .slice(0, heaviest)
    .flatMap(({ id, competency }) => (competency === null ? (findActivity(id) ?? []) : []))
    .filter(
      ({ at_home_in: home, is_manner: isManner }) => !isManner && home?.includes(kind) !== false,
    )
    .flatMap((activity) => toPeopleOfWork(activity))
    .filter((one) => {
      const codes = listCareerCodes(one);
      return (
        !known.has(one.id) &&
        isLike(codes) &&
        // Care is given by those who are licensed for it, and nobody else.
        (isNear(codes) || (kind !== 'care' && isOfField(codes))) &&
        // Whoever is called like the post is told of already.
        !one.search.some((term) => own.has(term.toLowerCase()))
      );
    });
}

const heavy = 15;
const severalLines = 2;

/**
 * People of another kind of work who do by trade what is a large part of this job: whoever registers patients and draws
 * their blood may come from either side.
 */
export const castSecondTrade = (
  { kind }: Pick<Drawer, 'kind'>,
  criteria: readonly Criterion[],
): Persona[] =>
  criteria
    .filter(
      ({ weight, competency, facts }) =>
        weight >= heavy &&
        competency === null &&
        facts.filter((fact) => fact.kind === 'duty').length >= severalLines,
    )
    .flatMap(({ id }) => findActivity(id) ?? [])
    .filter(
      ({ at_home_in: home, of_titles: kept, is_manner: isManner }) =>
        !isManner && kept === undefined && home?.includes(kind) === false,
    )
    .slice(0, 1)
    .flatMap((activity) => toPeopleOfWork(activity).map(asSecondTrade));
