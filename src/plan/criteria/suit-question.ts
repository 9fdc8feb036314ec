import type { Criterion } from './criterion.ts';
import { isWayOfWorking } from './traits.ts';

/** Words by which a question takes it for granted that somebody has done the work. */
const presupposes = /\b(?:last|did|was|were|had|have you|your)\b/i;
const anywhere = 'At work, in training or elsewhere.';

/**
 * Nobody is asked for cases they cannot have: a wish is asked about openly, and where newcomers are welcome an example
 * from anywhere will do.
 */
export function suitQuestion(criterion: Criterion, isOpenToBeginners: boolean): Criterion {
  const { name, origin, question } = criterion;
  if (origin === 'preferred')
    return {
      ...criterion,
      question: `${name} would be a plus and is not required. What have you done of that kind, if anything?`,
    };
  return isOpenToBeginners && !isWayOfWorking(criterion) && presupposes.test(question)
    ? { ...criterion, question: `${question} ${anywhere}` }
    : criterion;
}
