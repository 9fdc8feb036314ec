import type { Criterion } from '#plan/criteria/criterion.ts';
import { isOfSafety } from '#plan/demands/floors.ts';

/** The rule by which scores become a recommendation. The examples are put into its bands by the same code. */
export const bands = { strongHire: 8, hire: 7, maybeHire: 6, lowestToPass: 6, lowestAtAll: 5 };

/** Whatever has no floor counts by its weight and rules nobody out. */
export const weightRule = 'Points only; no minimum';

/** The rule of one line: on what nobody has demanded of candidates in so many words, it is a proposal. */
export const sayFloor = ({ origin, name }: Pick<Criterion, 'origin' | 'name'>): string =>
  `Minimum ${bands.lowestAtAll} of 10${
    origin === 'must'
      ? ''
      : ` (proposed: ${origin === 'trade' || isOfSafety({ name }) ? 'people can come to harm' : 'a main duty'})`
  }`;

/** Why a line that weighs more than one with a minimum has none. */
export const sayNoFloor = ({ isTaught, origin }: Pick<Criterion, 'isTaught' | 'origin'>): string =>
  origin === 'must'
    ? 'no minimum: manner counts by points'
    : isTaught
      ? 'no minimum: it is taught here'
      : 'no minimum: it counts by points';

/** Whether a line without a minimum weighs more than one that has one. */
export const isAboveFloor = (
  { weight, origin }: Pick<Criterion, 'weight' | 'origin'>,
  floors: readonly Pick<Criterion, 'weight'>[],
): boolean => origin !== 'preferred' && floors.some((floor) => floor.weight < weight);

export type Band = 'strongHire' | 'hire' | 'maybeHire' | 'noHire';

interface Scored {
  weighted: number;
  /** The lowest mark of the lines with a floor. */
  lowest: number;
  /** Something that nobody is hired without is missing. */
  isWithoutMust?: boolean;
}

export function bandOf({ weighted, lowest, isWithoutMust = false }: Scored): Band {
  if (isWithoutMust || weighted < bands.maybeHire || lowest < bands.lowestAtAll) return 'noHire';
  if (weighted < bands.hire || lowest < bands.lowestToPass) return 'maybeHire';
  return weighted < bands.strongHire ? 'hire' : 'strongHire';
}
