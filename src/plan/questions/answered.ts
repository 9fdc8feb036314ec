import { isSettled, sayAnswerDay, sayAnswerer } from '#shared/answer-words.ts';
import type { JobAnswer } from '#shared/answers.ts';
import { capitalize } from '#writing/casing.ts';
import type { OpenQuestion } from './open-question.ts';
import { isSameAsk, keyOf } from './question-key.ts';

export const isSettledMatter = (matter: string, answers: readonly JobAnswer[]): boolean =>
  answers.some((answer) => isSettled(answer) && isOf(answer, { matter, ask: '' }));

const isOf = (
  { key, topic, ask, replaces }: JobAnswer,
  question: Pick<OpenQuestion, 'matter' | 'ask'>,
): boolean =>
  key === keyOf(question) ||
  // One corrected line does not answer all there is to ask of its matter.
  (replaces === null &&
    question.matter !== null &&
    topic?.toLowerCase() === question.matter.toLowerCase()) ||
  isSameAsk(ask, question.ask);

/** Questions without those that were settled; what was answered with "not decided" says so and stays. */
export const dropAnswered = (
  questions: readonly OpenQuestion[],
  answers: readonly JobAnswer[],
): OpenQuestion[] =>
  answers.length === 0
    ? [...questions]
    : questions.flatMap((question): OpenQuestion[] => {
        const given = answers.filter((answer) => isOf(answer, question));
        if (given.some(isSettled)) return [];
        const [last] = given.toSorted((a, b) => b.at.localeCompare(a.at));
        return [last ? markOpen(question, last) : question];
      });

/** Still open, with what was said instead of an answer. */
function markOpen<Question extends Pick<OpenQuestion, 'why' | 'owner'>>(
  question: Question,
  answer: JobAnswer,
): Question {
  const { state, by } = answer;
  if (state === 'ask-hr')
    return {
      ...question,
      owner: 'HR',
      why: `The ${by.as} leaves it to HR (${sayAnswerDay(answer)}). ${question.why}`,
    };
  const said = state === 'not-decided' ? 'not decided yet' : 'not known';
  return { ...question, why: `${capitalize(sayAnswerer(answer))}: ${said}. ${question.why}` };
}
