import { expect, it } from 'vitest';
import { fromText } from '#reading/fixtures/jobs/fixture-job.ts';
import { toSource } from '../writing-suite/written.ts';
import { ownWishes } from './own-answers.data.ts';
import { listOwnQuestions } from './own-questions.ts';

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

it('asks in the words of the job, and leaves the case to whoever answers', () => {
  const [first, second] = listOwnQuestions(source, 'hands-on-trade');
  expect(listOwnQuestions(source, 'hands-on-trade', true)).toHaveLength(1);
  expect(first?.question).toContain('supervise a crew of nine door fitters');
  expect(first?.sample_answer).not.toContain('supervise a crew');
  expect(first?.sample_answer).toMatch(/^At \[employer\] this was part of my work/);
  expect(second?.sample_answer).toMatch(/New to me would be/);
  expect(second?.sample_answer).not.toMatch(/hinges|finished doors/);
});

it.each(Object.entries(ownWishes))('looks forward, for %s, in whole prose', (_, wish) => {
  expect(wish).not.toMatch(/[[\]{}]/);
  expect(wish.split(' ').length).toBeLessThan(65);
  expect(wish).toContain('New to me would be');
});
