import { expect, it } from 'vitest';
import { sourceOf } from '#plan/testing/source-of.ts';
import type { Brief } from '#shared/brief.ts';
import { findAdjusting, listAnnounced, listRulesOfAnswers } from './announced.ts';

it('prepares for what the advertisement says will be asked, and for no form', () => {
  const source = sourceOf([
    { kind: 'process', text: 'At the first talk you will be asked about our three values' },
    { kind: 'process', text: 'You may be asked to complete a voluntary survey' },
    { kind: 'process', text: 'A typing test' },
  ]);
  expect(listAnnounced(source, ['A typing test'])).toEqual([
    'The advertisement says: "At the first talk you will be asked about our three values".',
  ]);
});

const block = (text: string) =>
  sourceOf([], {
    employerBlocks: [
      { role: 'process', heading: null, text },
    ] as unknown as Brief['employerBlocks'],
  });

it('tells what a test looks at, as the process says it', () => {
  const source = block(
    'After the form there is an online test to see if you can read a timetable. Call us any time.',
  );
  expect(listAnnounced(source, ['Online test'])).toEqual([
    'The advertisement says: "After the form there is an online test to see if you can read a timetable".',
  ]);
});

it('tells whose words the answers must be, and how an adjustment is asked for', () => {
  const source = block(
    'Answers that show plagiarism are withdrawn. Please ask for reasonable adjustments before the assessment day.',
  );
  expect(listRulesOfAnswers(source).join(' ')).toContain('Answers that show plagiarism');
  expect(findAdjusting(source)).toMatch(/before the assessment day/);
  expect(findAdjusting(block('We make reasonable adjustments.'))).toBeNull();
});
