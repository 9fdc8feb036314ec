import { findHeldUp } from './hold-up.ts';
import type { OpenQuestion } from './open-question.ts';
import { otherwiseOf } from './otherwise.data.ts';

/** "I will go by the duties": what is done while nobody answers, the same in every document. */
export const sayOtherwise = (
  question: Pick<OpenQuestion, 'matter' | 'isMinor' | 'assumes'>,
): string =>
  (
    (question.matter !== null && otherwiseOf[question.matter]) ||
    (findHeldUp(question) === 'posting'
      ? 'the posting waits'
      : 'I tell candidates that it is still open')
  )
    .replace(/^I /, 'I will ')
    .replace(/^the posting waits$/, 'the posting will wait');
