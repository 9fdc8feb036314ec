import type { Criterion } from '../criteria/criterion.ts';
import { isWayOfWorking } from '../criteria/own-lines/traits.ts';

const round = (value: number): number => Math.round(value * 100) / 100;

const ofCharacter =
  /\b(?:kind(?:ness|ly)?|honest\w*|integrity|reliab\w+|punctual\w*|dignity|respect(?:ful)?|trustworth\w+|patience|empath\w+|compassion\w*|attitude|discretion)\b/i;

/** How somebody is can be told from no career. */
export const isOfCharacter = (criterion: Criterion): boolean =>
  isWayOfWorking(criterion) || ofCharacter.test(criterion.name);

/** Each mark times its weight, added up and divided by 100. */
export const weighMarks = (
  criteria: readonly Pick<Criterion, 'weight'>[],
  given: readonly number[],
): number =>
  round(criteria.reduce((sum, { weight }, i) => sum + (weight * (given[i] ?? 0)) / 100, 0));

/**
 * How somebody is shows in no career: it stands no lower than the lowest line of work, which is what is tested first, and
 * no higher than the best, which is what they are known for.
 */
export function evenOut(
  criteria: readonly Criterion[],
  given: readonly number[],
  least: number,
): number[] {
  const work = given.filter((_, i) => !isOfCharacter(criteria[i]!));
  if (work.length === 0) return [...given];
  const [lowest, highest] = [Math.min(...work), Math.max(...work)];
  const raised = given.map((mark, i) =>
    isOfCharacter(criteria[i]!) ? Math.max(mark, lowest) : mark,
  );
  const even = raised.map((mark, i) =>
    isOfCharacter(criteria[i]!) ? Math.min(mark, highest) : mark,
  );
  return weighMarks(criteria, even) >= least ? even : raised;
}
