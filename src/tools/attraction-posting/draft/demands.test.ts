import { expect, it } from 'vitest';
import { sourceOf } from '#plan/testing/source-of.ts';
import { listDemands } from './demands.ts';
import { listWork } from './duties.ts';

const requiredOf = (...facts: Parameters<typeof sourceOf>[0]): string[] =>
  listDemands(sourceOf(facts)).required;

it('keeps the hours somebody must be free among the demands', () => {
  expect(
    requiredOf({
      kind: 'schedule',
      text: 'Nights, weekends, and overtime as necessary',
      source: {
        from: 'job',
        field: 'sourceText',
        quote: 'Must be able to work weekends, late nights, and overtime as necessary.',
        start: 0,
      },
    }),
  ).toEqual([expect.stringMatching(/^Able to work weekends, late nights, and overtime/)]);
  expect(
    requiredOf({
      kind: 'schedule',
      text: 'This position requires you to be available for tides on weekday mornings and all day on Sunday',
    }),
  ).toEqual(['Available for tides on weekday mornings and all day on Sunday']);
});

it('says of years without a noun what they are of', () => {
  expect(requiredOf({ kind: 'experience', text: '0-2 Years' })).toEqual([
    '0-2 years of experience (you can start without any)',
  ]);
});

it('keeps what the text calls essential in a sentence, and nothing that only points back', () => {
  const text = 'It is essential that you have worked with people who buy ropes';
  expect(
    requiredOf({ kind: 'experience', text }, { kind: 'experience', text: 'It helps in this work' }),
  ).toEqual([text]);
});

it('makes no wish of an invitation', () => {
  const { preferred } = listDemands(
    sourceOf([
      {
        kind: 'experience',
        importance: 'preferred',
        text: 'New graduates are strongly encouraged to apply',
      },
    ]),
  );
  expect(preferred).toEqual([]);
});

it('puts what is told in the middle of the duties among the duties', () => {
  const facts = [
    { kind: 'duty', text: 'Load the night trailers' },
    { kind: 'skill', text: 'Demonstrates a sound knowledge of all gates of the yard' },
    { kind: 'duty', text: 'Check the seals' },
  ] as const;
  expect(requiredOf(...facts)).toEqual([]);
  expect(listWork(sourceOf([...facts]))).toContain(
    'Demonstrate a sound knowledge of all gates of the yard',
  );
});

it('says duties in one form, each once', () => {
  const lines = listWork(
    sourceOf([
      { kind: 'duty', text: 'Plan the night dock' },
      { kind: 'duty', text: 'Through active listening, assesses what drivers need' },
      { kind: 'duty', text: 'Accurately and politely handling questions at the gate' },
      { kind: 'duty', text: 'Maintains the radio log and guides drivers to their bays' },
      { kind: 'duty', text: 'Maintains the radio log' },
    ]),
  );
  expect(lines).toEqual([
    'Plan the night dock',
    'Through active listening, assess what drivers need',
    'Accurately and politely handle questions at the gate',
    'Maintain the radio log and guide drivers to their bays',
  ]);
});
