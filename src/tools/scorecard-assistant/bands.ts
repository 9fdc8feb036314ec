import type { Criterion } from '#plan/criteria/criterion.ts';
import { isWayOfWorking } from '#plan/criteria/traits.ts';

/** The rule by which scores become a recommendation. The examples are put into its bands by the same code. */
export const bands = { strongHire: 8, hire: 7, maybeHire: 6, lowestToPass: 6, lowestAtAll: 5 };

/** The same rule in words, for every tool that names it. */
export const floorRule = `${bands.lowestToPass} or more to hire; ${bands.lowestAtAll} is a maybe; less ends it`;

/** Whatever has no floor counts by its weight and rules nobody out. */
export const weightRule = 'Counts by its weight; no floor';

const floors = 2;

/** The lines with a floor: the heaviest two that are neither a wish nor manner. The others count by their weight alone. */
export const listFloors = (criteria: readonly Criterion[]): Criterion[] =>
  criteria
    .filter((criterion) => criterion.origin !== 'preferred' && !isWayOfWorking(criterion))
    .slice(0, floors);

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
