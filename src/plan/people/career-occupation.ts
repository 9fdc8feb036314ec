import type { Drawer } from '#knowledge/drawer.ts';
import { isPostTitle } from '#knowledge/post-title.ts';
import { findOfficial, type OfficialOccupation } from '#market/occupations/official-table.ts';
import { listRelated, listRelatedBack } from '#market/occupations/related.ts';
import { matchTitle } from '#market/occupations/titles/match-title.ts';
import { rememberTexts } from '#shared/remember-texts.ts';

type Persona = Drawer['personas'][number];

/** Below this a title is that of many. */
const sure = 0.45;

const findCodes = rememberTexts((title: string): readonly string[] =>
  matchTitle(title)
    .filter(({ how, score }) => how === 'exact' && score >= sure)
    .map(({ soc }) => soc),
);

/** What the titles by which such people are found are counted as; none where they are no titles. */
export const listCareerCodes = ({ search }: Pick<Persona, 'search'>): readonly string[] => [
  ...new Set(
    search
      .filter((term) => term.includes(' ') && isPostTitle(term))
      .flatMap((term) => findCodes(term)),
  ),
];

const minorOf = (soc: string): string => soc.slice(0, 4);

/** Whether one of the occupations of a career is the job's, of its group, or held near to it. */
export function isNearTo(soc: string): (codes: readonly string[]) => boolean {
  const near = new Set([soc, ...listRelated(soc), ...listRelatedBack(soc)]);
  return (codes) => codes.some((code) => near.has(code) || minorOf(code) === minorOf(soc));
}

/** Whether one of them is of the same large group: office, sales, repair. */
export const isOfMajor =
  (soc: string) =>
  (codes: readonly string[]): boolean =>
    codes.some((code) => code.slice(0, 2) === soc.slice(0, 2));

const toKnown = (codes: readonly string[]): OfficialOccupation[] =>
  codes.flatMap((code) => findOfficial(code) ?? []);

/** Nobody gives up so large a part of the pay. */
const stepDown = 1.45;

/** Whether all such people usually earn far more than the job pays or is usually paid. */
export function isPaidAbove(codes: readonly string[], most: number | null): boolean {
  const paid = toKnown(codes).flatMap(({ annual }) => annual[50]?.amount ?? []);
  return most !== null && paid.length > 0 && Math.min(...paid) >= stepDown * most;
}

/** From here on an occupation usually takes a degree. */
const withDegree = 4;

/** Whether none of such people usually has a degree. */
export function isWithoutDegree(codes: readonly string[]): boolean {
  const zones = toKnown(codes).flatMap(({ jobZone }) => jobZone ?? []);
  return zones.length > 0 && Math.max(...zones) < withDegree;
}

/** Occupations of such different schooling are no way into each other. */
const apart = 1;

/** Whether one of the occupations takes about as much schooling as the job's. */
export function isOfSchooling(soc: string): (codes: readonly string[]) => boolean {
  const own = findOfficial(soc)?.jobZone ?? null;
  return (codes) =>
    own === null ||
    toKnown(codes).some(({ jobZone }) => jobZone !== null && Math.abs(jobZone - own) <= apart);
}
