import { expect, it } from 'vitest';
import { listHeads, loadDrawer } from '#knowledge/load-drawers.ts';
import { keepOwnWorld, listOpenings } from './open-letter.ts';

it('keeps what speaks of the reader and stops where the writer or the job is meant', () => {
  expect(
    keepOwnWorld(
      'You tick the last box, climb down, and somebody else gets the machine, [First name]. I will ask who keeps it.\n\nHarrow is hiring.',
      ['Harrow'],
    ),
  ).toBe('You tick the last box, climb down, and somebody else gets the machine, [First name].');
  expect(
    keepOwnWorld('[First name], at Harrow you would keep your machine for years.', ['Harrow']),
  ).toBe('');
});

it('takes nothing that hangs on a subject line, tells an event or gives advice', () => {
  for (const text of [
    'And then there was a dormer, [First name], and the second job of your day still to come.',
    'You hand it up at four in the morning with a good timeline, [First name], and never learn the end.',
    'You rang the supplier a fourth time, [First name], and knew in which week the mistake was made.',
    'You have kept one press running through an agency for a while, [First name], and still sign in as a guest.',
    'Ask any practice for two pages of your appointment book, [First name], before you say yes.',
    // Of nobody, and too short to be more than a riddle.
    'People in payables do half a close, [First name].',
  ])
    expect(keepOwnWorld(text, [])).toBe('');
});

it('takes a whole sentence about people of the career that is addressed to the reader', () => {
  const text =
    'Six services a week on one section is not what anyone signs that contract for, [First name].';
  expect(keepOwnWorld(text, [])).toBe(text);
});

it('puts the name first where the text has none', () => {
  expect(
    keepOwnWorld('In public clinics the next free slot is months away, and you know it.', []),
  ).toBe('[First name], in public clinics the next free slot is months away, and you know it.');
});

it('finds openings in every trade that promise nothing and address somebody', () => {
  const drawers = listHeads().map(({ file }) => loadDrawer(file));
  const openings = drawers.flatMap(({ messages }) =>
    messages.flatMap((message) => listOpenings(message, [])),
  );
  expect(openings.length).toBeGreaterThan(450);
  expect(
    openings.filter(
      (text) =>
        /\{|\bI\b|\bwe\b|\bthis job\b|\bhere\b/.test(text) || !/\[(?:First|Last) name\]/.test(text),
    ),
  ).toEqual([]);
});
