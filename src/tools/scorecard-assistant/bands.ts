import type { Criterion } from '#plan/criteria/criterion.ts';
import { isInterest } from '#plan/criteria/own-lines/is-demand.ts';
import { onlyKnows } from '#plan/criteria/evidence/only-knows.ts';
import { isWished } from '#plan/criteria/evidence/origin.ts';
import { isWayOfWorking } from '#plan/criteria/own-lines/traits.ts';

/** The rule by which scores become a recommendation. The examples are put into its bands by the same code. */
export const bands = { strongHire: 8, hire: 7, maybeHire: 6, lowestToPass: 6, lowestAtAll: 5 };

/** The same rule in words, for every tool that names it. */
export const floorRule = `${bands.lowestToPass} or more to hire; ${bands.lowestAtAll} a maybe; less ends it`;

/** Whatever has no floor counts by its weight and rules nobody out. */
export const weightRule = 'By weight; no floor';

const floors = 2;
/** Floors are looked for among so many of the heaviest lines. */
const looked = 4;

/** The rule of one line: on what nobody has demanded of candidates in so many words, it is a proposal. */
export const sayFloor = ({ origin }: Pick<Criterion, 'origin'>): string =>
  origin === 'must'
    ? floorRule
    : `${floorRule} (proposed, as ${origin === 'trade' ? 'people can come to harm' : 'it is a main duty'})`;

const ofSafety =
  /\b(?:safety|safely|infection|medic(?:ation|ines?)|prescriptions|safeguarding|isolation)\b/i;

/** Where a mistake harms somebody, whatever the advertisement says of it. */
const vital =
  /\b(?:food safety|food hygiene|allergens?|safeguarding|medication|medicines|infection|patient safety|isolation|electrical safety)\b|\bsafe food\b/i;

/**
 * The lines with a floor: two of the heaviest that the job states and that are neither a wish nor manner, what it demands
 * before what is a duty, and one more on safety. What is only usual in the trade ends nothing unless people can come to harm by it, nor does
 * what one shall only know of, nor work whose experience the job only prefers.
 */
export function listFloors(criteria: readonly Criterion[]): Criterion[] {
  const stated = criteria.filter(
    (one) =>
      (one.origin === 'must' || one.origin === 'duty') &&
      !isWayOfWorking(one) &&
      // The line that is quoted says what is asked: an interest, or to know of it, ends nothing.
      !(one.facts[0] && (isInterest(one.facts[0]) || onlyKnows(one.facts[0]))),
  );
  const rank = ({ origin }: Criterion): number => (origin === 'must' ? 0 : 1);
  const chosen = stated
    .slice(0, looked)
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, floors);
  const first = stated.filter((one) => chosen.includes(one));
  const safety =
    stated.find((one) => ofSafety.test(one.name) && !first.includes(one)) ??
    criteria.find(
      ({ name, origin }) =>
        origin === 'trade' && vital.test(name) && !first.some((one) => vital.test(one.name)),
    );
  return (safety ? [...first, safety] : first).filter(
    // What is met or not met elsewhere has no "maybe" here, what is taught there ends nothing; nothing lesser takes its place.
    ({ name, origin, facts, isGated, isTaught }) =>
      !isGated &&
      !(isTaught && origin === 'duty' && !ofSafety.test(name)) &&
      (origin === 'must' || !facts.some(isWished)),
  );
}

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
