import type { Criterion } from '#plan/criteria/criterion.ts';
import { isInterest } from '#plan/criteria/own-lines/is-demand.ts';
import { degreeOf } from '#plan/criteria/evidence/degree.ts';
import { onlyKnows } from '#plan/criteria/evidence/only-knows.ts';
import { isWished } from '#plan/criteria/evidence/origin.ts';
import { isAsked } from '#plan/criteria/evidence/weigh-evidence.ts';
import { isWayOfWorking } from '#plan/criteria/own-lines/traits.ts';
import { weighDemand } from '#plan/demands/requirements.ts';

/** The rule by which scores become a recommendation. The examples are put into its bands by the same code. */
export const bands = { strongHire: 8, hire: 7, maybeHire: 6, lowestToPass: 6, lowestAtAll: 5 };

/** The same rule in words, for every tool that names it. */
export const floorRule = `${bands.lowestToPass} or more to hire; ${bands.lowestAtAll} a maybe; less ends it`;

/** Whatever has no floor counts by its weight and rules nobody out. */
export const weightRule = 'By weight; no floor';

/** The line that weighs most, and so many of what else is demanded. */
const besideFirst = 2;
/** Floors are looked for among so many of the heaviest lines. */
const looked = 4;

/** The rule of one line: on what nobody has demanded of candidates in so many words, it is a proposal. */
export const sayFloor = ({ origin }: Pick<Criterion, 'origin'>): string =>
  origin === 'must'
    ? floorRule
    : `${floorRule} (proposed: ${origin === 'trade' ? 'people can come to harm' : 'a main duty'})`;

const ofSafety =
  /\b(?:safe|safety|safely|infection|medic(?:ation|ines?)|prescriptions|safeguarding|isolation)\b/i;

/** Where a mistake harms somebody, whatever the advertisement says of it. */
const vital =
  /\b(?:food safety|food hygiene|allergens?|safeguarding|medication|medicines|infection|patient safety|isolation|electrical safety)\b|\bsafe food\b/i;

/** "Supporting account managers": to help others is told of any work, and ends nothing. */
const ofHelping = /^(?:(?:providing|giving|offering) )?(?:support|assist|help)/i;

const isDemanded = ({ origin, facts }: Criterion): boolean =>
  origin === 'must' || facts.some((fact) => isAsked(fact) && weighDemand(fact) === 'must');

/** The line that is quoted says what is asked: an interest, or to know of it, ends nothing; to know it in depth does. */
const isOnlyKnown = ({ facts: [first] }: Criterion): boolean =>
  first !== undefined && (isInterest(first) || (onlyKnows(first) && degreeOf(first) !== 'deep'));

/**
 * The lines with a floor: the heaviest that the job states, which is the middle of its work, two more of what it demands,
 * and one on safety. Neither a wish nor manner has one. What is only usual in the trade ends nothing unless people can
 * come to harm by it, nor does what one shall only know of, nor work whose experience the job only prefers.
 */
export function listFloors(criteria: readonly Criterion[]): Criterion[] {
  const work = criteria.filter(
    (one) =>
      (one.origin === 'must' || one.origin === 'duty') &&
      !isWayOfWorking(one) &&
      !ofHelping.test(one.name),
  );
  // Where the whole card asks only for what one knows, the first of it is still the middle of the work.
  const known = work.filter((one) => !isOnlyKnown(one));
  const stated =
    known.length > 0 ? known : work.filter(({ facts: [fact] }) => !fact || !isInterest(fact));
  const [heaviest] = stated;
  const demanded = stated
    .slice(0, looked)
    .filter((one) => one !== heaviest && isDemanded(one))
    .slice(0, besideFirst);
  const first = heaviest ? [heaviest, ...demanded] : [];
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
