import type { Criterion } from '#plan/criteria/criterion.ts';
import { hearTelling, stemsOf } from '#plan/criteria/names/shared-stems.ts';
import type { NeutralQuestion } from './neutral-questions.data.ts';

/** Words of any question, and no subject. */
const ofAsking =
  /\b(?:tell|about|time|when|what|which|where|there|would|could|have|your|yours|they|them|last|how|did|was|were|work|example|make|made|comes|closest)\b/gi;
const bare = (text: string): string => text.replace(ofAsking, ' ');

/** Words in common with a scored question, and with it and what earns its full marks. */
const ofQuestion = 2;
const ofQuestionAndMarks = 9;
/** Nearly the whole question is the scored one, and some of its marks are told. */
const shareOfQuestion = 0.6;
const ofMarks = 3;

/** Whether a question with its points is one of the interview in other words: practice must not hand over the marks. */
export function isGivenAway(
  criteria: readonly Criterion[],
): (asked: Pick<NeutralQuestion, 'question' | 'key_points' | 'sample_answer'>) => boolean {
  const scored = criteria.map(({ question, strong }) => ({
    hearQuestion: hearTelling(bare(question)),
    hearStrong: hearTelling(strong),
  }));
  return ({ question, key_points: points, sample_answer: answer }) =>
    scored.some(({ hearQuestion, hearStrong }) => {
      const same = hearQuestion(bare(question));
      const told = hearStrong(points.join(' ')) + hearStrong(answer);
      const share = same / Math.max(1, new Set(stemsOf(bare(question))).size);
      return (
        same >= ofQuestion &&
        (same + told >= ofQuestionAndMarks || (share >= shareOfQuestion && told >= ofMarks))
      );
    });
}
