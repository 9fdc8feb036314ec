import { findHeldUp } from './hold-up.ts';
import type { OpenQuestion } from './open-question.ts';
import { otherwiseOf } from './otherwise.data.ts';

/** What is done about a question for which nothing is known beforehand; another one for each of a row. */
const leftOpen = [
  'calls say plainly that it is open',
  'I tell whoever asks that it is not settled yet',
  'I leave it out of the posting',
];

/** Whether its answer is one of those. */
export const isLeftOpen = (question: Parameters<typeof sayOtherwise>[0]): boolean =>
  sayOtherwise(question) === `Otherwise ${leftOpen[0]}.`;

/** "Otherwise either half counts.": what is done while nobody answers, the same in every document. */
export const sayOtherwise = (
  question: Pick<OpenQuestion, 'matter' | 'isMinor' | 'assumes'>,
  turn = 0,
): string =>
  `Otherwise ${
    (question.matter !== null && otherwiseOf[question.matter]) ||
    (findHeldUp(question) === 'posting' ? 'the posting waits' : leftOpen[turn % leftOpen.length]!)
  }.`;
