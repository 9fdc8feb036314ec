import { isSettled } from '#shared/answer-words.ts';
import type { JobAnswer } from '#shared/answers.ts';
import type { Missing } from './gap.ts';

/** What was answered is not asked again, however little could be read from the answer. */
export function dropAnswered(
  missing: readonly Missing[],
  answers: readonly JobAnswer[],
): Missing[] {
  const settled = new Set(
    answers.filter(isSettled).flatMap(({ topic }) => topic?.toLowerCase() ?? []),
  );
  return missing.filter(({ topic }) => !settled.has(topic.toLowerCase()));
}
