import { expect, it } from 'vitest';
import { fromText } from '#reading/fixtures/jobs/fixture-job.ts';
import { toSource } from '../writing-suite/written.ts';
import { ownAnswers } from './own-answers.data.ts';
import { listOwnQuestions } from './own-questions.ts';

it.each(Object.entries(ownAnswers))('answers for %s in whole prose', (_, answer) => {
  expect(answer).not.toMatch(/[[\]{}]/);
  expect(answer.split(' ').length).toBeLessThan(80);
  expect(answer).toMatch(/Today I |Since then I /);
});

const source = toSource(
  fromText(
    'an advertisement',
    { name: 'Oakley Doors' },
    `Door Hall Supervisor
Oakley Doors
Dayton, OH

Responsibilities
- Supervise a crew of nine door fitters
- Order hinges and locks for the next week
- Check finished doors against the drawing

Requirements
- Two years in a door hall`,
  ),
);

it('names in the answer what the question asks about, told by somebody in such a post', () => {
  const [first, second] = listOwnQuestions(source, 'hands-on-trade');
  expect(first?.question).toContain('supervise a crew of nine door fitters');
  expect(first?.sample_answer).toContain('I had to supervise a crew of nine door fitters');
  expect(first?.sample_answer).toContain('two of my people');
  expect(second?.sample_answer).toMatch(/^Most of all I would like to \p{Ll}/u);
});
