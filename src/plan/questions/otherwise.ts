import { findHeldUp } from './hold-up.ts';
import type { OpenQuestion } from './open-question.ts';
import { otherwiseOf } from './otherwise.data.ts';

/** "Otherwise either half counts.": what is done while nobody answers, the same in every document. */
export const sayOtherwise = (
  question: Pick<OpenQuestion, 'matter' | 'isMinor' | 'assumes'>,
): string =>
  `Otherwise ${
    (question.matter !== null && otherwiseOf[question.matter]) ||
    (findHeldUp(question) === 'posting' ? 'the posting waits' : 'calls say plainly that it is open')
  }.`;
