import { expect, it } from 'vitest';
import { sourceOf } from '#plan/testing/source-of.ts';
import { listNamedTests } from './named-tests.ts';

it('names a test that the job demands, with a blank for what it is', () => {
  const source = sourceOf([
    { kind: 'authorization', text: 'Must pass a typing test and a drug test' },
    { kind: 'process', text: 'Candidates are asked to give a demo lesson' },
    { kind: 'duty', text: 'Take part in written tests of new brakes' },
  ]);
  expect(listNamedTests(source, [])).toEqual([
    'The advertisement names a typing test: [what it covers, how long it takes, when: add before sending].',
    'The advertisement names a demo lesson: [what it covers, how long it takes, when: add before sending].',
  ]);
});

it('names none that a step tells, by whatever word', () => {
  const source = sourceOf([{ kind: 'process', text: 'You will attend a fitness assessment' }]);
  expect(listNamedTests(source, ['Medical and fitness test'])).toEqual([]);
});
