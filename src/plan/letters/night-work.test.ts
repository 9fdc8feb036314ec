import { expect, it } from 'vitest';
import { sourceOf } from '../testing/source-of.ts';
import { isNightWork } from './night-work.ts';

const title = (given: string) => ({ title: { given, clean: given, singular: given } });
const hours = (text: string) => ({
  hours: { text, source: { from: 'job', field: 'sourceText', quote: text, start: 0 } as const },
});

it.each([
  ['a title', title('Dock Supervisor - PT Nights'), true],
  ['hours until the morning', hours('12 Hr Evening - Morning'), true],
  ['a week of long nights', hours('0.8 FTE, three 12-hour nights a week, one holiday'), true],
  ['days and nights', hours('Both day roles and night roles'), false],
  ['nights among other hours', hours('Nights, weekends and holidays as necessary'), false],
  ['nights in a hotel', hours('Working away from home 1 to 2 nights per week'), false],
])('knows night work by %s', (_, more, expected) => {
  expect(isNightWork(sourceOf([], more))).toBe(expected);
});

it.each([
  '2 to 3 nights out per week, in the cab',
  'Visit sites by day, with weekend and night availability',
  'Are you losing sleep at night over the books?',
  'Late nights when the kilns are full',
])('takes no night work from "%s"', (line) => {
  expect(isNightWork(sourceOf([{ kind: 'schedule', text: line }]))).toBe(false);
});
