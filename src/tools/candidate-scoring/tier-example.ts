import type { Criterion } from '#plan/criteria/criterion.ts';
import type { PlannedPersona } from '#plan/people/planned-persona.ts';

export type Example = Pick<PlannedPersona, 'letter' | 'fit' | 'lacks' | 'marks' | 'unseen'>;

/** Below it there is no example yet, or one from other work only. */
const shownFrom = 7;

const markOf = ({ marks }: Example, one: Criterion, criteria: readonly Criterion[]): number =>
  marks[criteria.indexOf(one)] ?? 0;

/** Whether a profile has the line still to show. */
export const isWeakIn = (
  example: Example,
  one: Criterion,
  criteria: readonly Criterion[],
): boolean => markOf(example, one, criteria) < shownFrom || example.unseen.includes(one);

/** The profiles that stand in a tier, in their order. */
export const listInTier = <One extends Example>(
  personas: readonly One[],
  { floor, ceiling }: { floor: number; ceiling: number },
): One[] =>
  personas.filter(({ fit, lacks }) => lacks.length === 0 && fit >= floor && fit <= ceiling);

/** Whether what a tier tells as missing is told of this profile: what it is to be tested on, and nothing it has shown. */
export function fitsTier(
  example: Example,
  told: readonly Criterion[],
  criteria: readonly Criterion[],
): boolean {
  const [doubt] = example.unseen;
  return (
    (doubt === undefined || told.includes(doubt)) &&
    told.every((one) => isWeakIn(example, one, criteria))
  );
}
