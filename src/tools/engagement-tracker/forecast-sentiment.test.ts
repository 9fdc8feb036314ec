import { expect, it } from 'vitest';
import type { Gate } from '#plan/criteria/criterion.ts';
import { isToldAlready, mergeTimes } from './forecast-sentiment.ts';
import { nameFirstPaper } from './name-first-paper.ts';

it('counts hours that others have off once, however many the text names', () => {
  expect(mergeTimes(['weekends', 'own car needed', 'evenings ("two evenings a week")'])).toEqual([
    'weekends and evenings',
    'own car needed',
  ]);
  expect(mergeTimes(['weekends ("one in four")', 'travel'])).toEqual([
    'weekends ("one in four")',
    'travel',
  ]);
});

it('names the paper that is seen first, and no license to drive a car', () => {
  const gate = (name: string) => ({ kind: 'credential', name }) as Gate;
  expect(nameFirstPaper([gate("Driver's license"), gate('Harbor pilot license')])).toBe(
    'harbor pilot license',
  );
  expect(nameFirstPaper([gate("Commercial driver's license")])).toMatch(/commercial/i);
  expect(nameFirstPaper([gate('Driving license')])).toBeNull();
});

it('does not count a time of work twice in other words', () => {
  expect(isToldAlready(['night work'], '12 hours, evening to morning')).toBe(true);
  expect(isToldAlready(['own car needed'], '12 hours, evening to morning')).toBe(false);
});
