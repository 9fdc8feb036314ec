import { findHeldUp } from './hold-up.ts';
import type { OpenQuestion } from './open-question.ts';
import { itWaits, otherwiseOf } from './otherwise.data.ts';

/** "I will go by the duties": what is done while nobody answers, the same in every document. */
export const sayOtherwise = (
  question: Pick<OpenQuestion, 'matter' | 'isMinor' | 'assumes'>,
): string =>
  (
    (question.matter !== null && otherwiseOf[question.matter]) ||
    (findHeldUp(question) === 'posting' ? itWaits : 'I tell candidates that it is still open')
  )
    .replace(/^I /, 'I will ')
    .replace(itWaits, postingWaits);

const postingWaits = 'the posting will wait';

/** Whether nothing goes out before it is answered. */
export const isWaitedFor = (question: Parameters<typeof sayOtherwise>[0]): boolean =>
  sayOtherwise(question) === postingWaits;
