import { isSettled } from '#shared/answer-words.ts';
import type { JobAnswer } from '#shared/answers.ts';
import type { Missing } from './gap.ts';

/** What was answered is not asked again, however little could be read from the answer. */
export function dropAnswered(
  missing: readonly Missing[],
  answers: readonly JobAnswer[],
): Missing[] {
  const settled = new Set(
    // One corrected line does not answer all there is to ask of its matter.
    answers
      .filter((answer) => answer.replaces === null && isSettled(answer))
      .flatMap(({ topic }) => topic?.toLowerCase() ?? []),
  );
  return missing.filter(({ topic }) => !settled.has(topic.toLowerCase()));
}
