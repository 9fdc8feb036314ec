import type { Criterion } from '../criteria/criterion.ts';
import { isWished } from '../criteria/evidence/origin.ts';
import { isAsked } from '../criteria/evidence/weigh-evidence.ts';
import { isInterest } from '../criteria/own-lines/is-demand.ts';
import { isWayOfWorking } from '../criteria/own-lines/traits.ts';
import { weighDemand } from './requirements.ts';

const ofSafety =
  /\b(?:safe|safety|safely|infection|medic(?:ation|ines?)|prescriptions|safeguarding|isolation)\b/i;

/** Where a mistake harms somebody, whatever the advertisement says of it. */
const vital =
  /\b(?:food safety|food hygiene|allergens?|safeguarding|medication|medicines|infection|patient safety|isolation|electrical safety)\b|\bsafe food\b/i;

export const isOfSafety = ({ name }: Pick<Criterion, 'name'>): boolean =>
  ofSafety.test(name) || vital.test(name);

/** "Supporting account managers": to help others is told of any work, and ends nothing. */
const ofHelping = /^(?:(?:providing|giving|offering) )?(?:support|assist|help)/i;

/** The line that is quoted tells of an interest: that ends nothing. */
const isOnlyLiked = ({ facts: [first] }: Criterion): boolean =>
  first !== undefined && isInterest(first);

const isDemanded = ({ origin, facts }: Criterion): boolean =>
  origin === 'must' || facts.some((fact) => isAsked(fact) && weighDemand(fact) === 'must');

/**
 * The lines of the card with a floor: every one that the advertisement requires; the heaviest that it states, which is
 * the middle of the work, and whatever weighs as much; and those on safety. Neither a wish nor manner has one, nor what is only usual in the trade
 * unless people can come to harm by it.
 */
export function listFloors(criteria: readonly Criterion[]): Criterion[] {
  const stated = criteria.filter(
    (one) =>
      (one.origin === 'must' || one.origin === 'duty') &&
      !isWayOfWorking(one) &&
      !isOnlyLiked(one) &&
      !ofHelping.test(one.name),
  );
  const [heaviest] = stated;
  // Where the heaviest has none, nothing beside it has one for its weight.
  const isAsHeavy = ({ weight }: Criterion): boolean =>
    heaviest !== undefined && weight === heaviest.weight && mayEndIt(heaviest);
  const first = stated.filter((one) => one === heaviest || isAsHeavy(one) || isDemanded(one));
  const ofStated = stated.filter((one) => isOfSafety(one) && !first.includes(one));
  const ofTrade = criteria.filter(({ name, origin }) => origin === 'trade' && vital.test(name));
  const safety =
    ofStated.length > 0 || first.some(({ name }) => vital.test(name))
      ? ofStated
      : ofTrade.slice(0, 1);
  return [...first, ...safety].filter(mayEndIt);
}

/** What is met or not met elsewhere has no "maybe" here, what is taught there ends nothing; nothing lesser takes its place. */
const mayEndIt = ({ name, origin, facts, isGated, isTaught }: Criterion): boolean =>
  !isGated &&
  !(isTaught && origin === 'duty' && !ofSafety.test(name)) &&
  (origin === 'must' || !facts.some(isWished));
