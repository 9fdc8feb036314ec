import { expect, it } from 'vitest';
import type { Criterion } from './criterion.ts';
import { suitQuestion } from './suit-question.ts';

const line: Criterion = {
  id: 'nets',
  name: 'Mending nets',
  weight: 20,
  points: 10,
  origin: 'duty',
  facts: [],
  competency: 'nets',
  looksLike: '',
  question: 'Which net did you mend last?',
  strong: '',
  weak: '',
  probe: '',
};

it('asks for an example from anywhere where newcomers are welcome, and only there', () => {
  expect(suitQuestion(line, true).question).toBe(
    'Which net did you mend last? At work, in training or elsewhere.',
  );
  expect(suitQuestion(line, false).question).toBe(line.question);
});

it('asks openly about what is only wished for', () => {
  expect(suitQuestion({ ...line, origin: 'preferred' }, false).question).toBe(
    'Mending nets would be a plus and is not required. What have you done of that kind, if anything?',
  );
});
