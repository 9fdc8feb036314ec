import { expect, it } from 'vitest';
import { sourceOf } from '../testing/source-of.ts';
import { askBelowMinimum, markBelowMinimum } from './below-minimum.ts';

const paid = (min: number) =>
  sourceOf([], {
    place: { country: 'GB', resolved: null } as never,
    pay: {
      stated: '',
      words: null,
      min,
      max: 15,
      period: 'hour',
      currency: 'GBP',
      hourly: null,
    } as never,
  });

it('asks for a lawful rate and leaves a blank beside the stated one', () => {
  const [question] = askBelowMinimum(paid(12.4));
  expect(question?.ask).toBe(
    'The lowest stated rate, £12.40 an hour, is below the legal minimum (£12.71 an hour since April 2026, 21 and over): what rate do we publish?',
  );
  expect(question?.matter).toBe('Pay');
  expect(markBelowMinimum(paid(12.4))).toContain('[below the legal £12.71');
});

it('asks nothing of lawful pay', () => {
  expect(askBelowMinimum(paid(12.8))).toEqual([]);
  expect(markBelowMinimum(paid(12.8))).toBe('');
});
