import { expect, it } from 'vitest';
import type { Criterion } from '../criterion.ts';
import { suitQuestions } from './suit-question.ts';

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

const ask = (lines: Criterion[], isOpen: boolean): string[] =>
  suitQuestions(lines, isOpen).map(({ question }) => question);

it('asks for an example from anywhere where newcomers are welcome, and only there, and says so once', () => {
  const second = { ...line, question: 'Which sail was yours?' };
  expect(ask([line, second], true)).toEqual([
    'Which net did you mend last? An example from work, training, school or volunteering will do.',
    second.question,
  ]);
  expect(ask([line], false)).toEqual([line.question]);
});

it('asks openly about what is only wished for', () => {
  expect(ask([{ ...line, origin: 'preferred' }], false)).toEqual([
    'What experience do you have in mending nets, if any? It is preferred, not required.',
  ]);
});

it('asks for experience by its whole name', () => {
  expect(ask([{ ...line, name: 'Harbor experience', origin: 'preferred' }], false)).toEqual([
    'What harbor experience do you have, if any? It is preferred, not required.',
  ]);
});
