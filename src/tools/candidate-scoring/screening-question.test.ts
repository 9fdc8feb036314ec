import { expect, it } from 'vitest';

import { splitScreeningQuestion } from './screening-question.ts';

it('takes a question and its two kinds of answers apart', () => {
  expect(
    splitScreeningQuestion('When did you call? Strong: signs and time. Weak: never needed to.'),
  ).toEqual({ ask: 'When did you call?', strong: 'Signs and time.', weak: 'Never needed to.' });
});

it.each(['When did you call?', 'Strong: x. Weak: y.', 'When? Strong: signs.', ''])(
  'leaves "%s" as it is',
  (text) => {
    expect(splitScreeningQuestion(text)).toEqual({ ask: text, strong: '', weak: '' });
  },
);
