import { expect, it } from 'vitest';
import { toFact } from '../fact-for-tests.ts';
import { isGrounded } from './is-grounded.ts';

const trials = {
  name: 'Plant trials and start-up',
  looks_like: 'Writes a trial with a question and a limit.',
  question: 'Which change worked on one loom and failed on twenty?',
  strong: 'Names the yarn, the tension and what was changed since',
  called_for_by: ['plant trial', 'start-up', 'tension', 'LTS'],
};

it.each([
  ['Run plant trials on new yarn', true],
  ['Keep the LTS records', true],
  ['Plan the start-up of each loom', true],
  ['All plant and dye processes of the mill', false],
  ['Sort the mail and answer the door', false],
])('"%s": %s', (text, is) => {
  expect(isGrounded(trials, { ...toFact(text), kind: 'duty' })).toBe(is);
});
