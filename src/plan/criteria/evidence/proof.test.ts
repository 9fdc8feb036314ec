import { expect, it } from 'vitest';
import { toFact } from '../fact-for-tests.ts';
import { proven, rateProof } from './proof.ts';

const events = {
  name: 'Event planning and logistics',
  looks_like: 'Runs an event to a plan, with one list of who does what.',
  question: 'Tell me about an event that nearly went wrong. What did you do?',
  strong: 'Names the venue, the plan, the suppliers and the change.',
  called_for_by: ['plan event', 'event calendar', 'organize event', 'event logistics'],
};
const training = {
  name: 'Training staff',
  looks_like: 'Colleagues can do it alone afterward.',
  question: 'Whom did you train last, and what could they do afterward?',
  strong: 'One learner and the step that was hard.',
  called_for_by: ['conduct * training', 'train staff', 'training for'],
};
const duty = (text: string): ReturnType<typeof toFact> => toFact(text, { kind: 'duty' });

it('is proved by a line that is about it', () => {
  expect(rateProof(events, duty('Plan events and organize event logistics'))).toBeGreaterThan(
    proven,
  );
});

it('is not proved by a phrase in a line that is about something else', () => {
  const line =
    'Maintain the website through population of the event calendar, job listings and other content';
  expect(rateProof(events, duty(line))).toBeLessThan(proven);
});

it('is not proved where the same is done for other people', () => {
  expect(rateProof(training, duty('Conduct training for staff'))).toBeGreaterThan(proven);
  expect(rateProof(training, duty('Conduct training for customers'))).toBeLessThan(proven);
});
