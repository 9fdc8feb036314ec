import type { Criterion } from '../criterion.ts';
import { sayOf } from '../names/shorten-name.ts';
import { isWayOfWorking } from '../own-lines/traits.ts';
import { findJoint, sayWithin } from './ask-line.ts';
import { isDoing } from './is-doing.ts';

/** Words by which a question takes it for granted that somebody has done the work. */
const presupposes = /^(?!.*\bcomes nearest\b).*\b(?:last|did|was|were|had|have you|your)\b/i;
const anywhere = 'An example from work, training, school or volunteering will do.';

/**
 * Nobody is asked for cases they cannot have: a wish is asked about openly, and where newcomers are welcome an example
 * from anywhere will do; that is said once, with the first question.
 */
export function suitQuestions(
  criteria: readonly Criterion[],
  isOpenToBeginners: boolean,
): Criterion[] {
  const first = criteria.find(
    (one) => one.origin !== 'preferred' && !isWayOfWorking(one) && presupposes.test(one.question),
  );
  return criteria.map((criterion) => {
    const { name, origin, question } = criterion;
    if (origin === 'preferred')
      return {
        ...criterion,
        question: askWish(name),
      };
    return isOpenToBeginners && criterion === first
      ? { ...criterion, question: `${question} ${anywhere}` }
      : criterion;
  });
}

const had = /^\S.* (?:experience|background|training|exposure)$/iu;

function askWish(name: string): string {
  // "Clerical experience" is had, and nobody has experience with "clerical".
  if (had.test(name))
    return `What ${sayWithin(name)} do you have, if any? It is preferred, not required.`;
  const said = sayOf(name);
  const joint = isDoing(said) ? 'in' : findJoint(name);
  return `What experience do you have ${joint} ${sayWithin(said)}, if any? It is preferred, not required.`;
}
