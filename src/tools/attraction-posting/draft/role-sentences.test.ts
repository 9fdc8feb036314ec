import { expect, it } from 'vitest';
import { sourceOf } from '#plan/testing/source-of.ts';
import { listRoleSentences } from './role-sentences.ts';

const read = (...texts: readonly string[]): string[] =>
  listRoleSentences(
    sourceOf([], {
      roleSaid: texts.map((text) => ({
        text,
        source: { from: 'job', field: 'sourceText', quote: text, start: 0 },
      })),
    }),
  );

it.each([
  'The Dock Supervisor plans the night shift and releases every trailer that leaves the yard.',
  'Reporting to the yard manager, you will plan the night shift of four docks.',
])('keeps whole: %s', (sentence) => {
  expect(read(sentence)).toEqual([sentence]);
});

it('tells what somebody is wanted for, and not that they are wanted', () => {
  expect(
    read(
      'Harrow Freight is looking for a dock supervisor to run four docks and their night crews.',
    ),
  ).toEqual(['You will run four docks and their night crews.']);
});

it('speaks to whoever reads of somebody who was named before', () => {
  expect(
    read('This individual will plan the night shift of four docks and a rail siding.'),
  ).toEqual(['You will plan the night shift of four docks and a rail siding.']);
});

it.each([
  'If so, the dock supervisor will gladly plan the night shift with you.',
  'This is a full-time on-site role for a Dock Supervisor at Harrow Freight.',
  'You will receive a thorough training on four docks in the first month.',
  'The ideal candidate will have run docks and trailers for many years.',
  'The dock supervisor will do what this job description does not list, which is not an exhaustive list.',
  'They will plan the night shift of four docks and a rail siding.',
])('tells nothing of the work with: %s', (sentence) => {
  expect(read(sentence)).toEqual([]);
});
