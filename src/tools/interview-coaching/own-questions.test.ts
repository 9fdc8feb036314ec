import { expect, it } from 'vitest';
import { fromText } from '#reading/fixtures/jobs/fixture-job.ts';
import { toSource } from '../writing-suite/written.ts';
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

it('asks in the words of the job, and gives an answer that does not repeat them', () => {
  const [first] = listOwnQuestions(source);
  expect(first?.question).toContain('supervise a crew of nine door fitters');
  expect(first?.sample_answer.match(/\[/g)?.length).toBeLessThan(3);
  expect(first?.sample_answer).not.toContain('supervise a crew');
});
