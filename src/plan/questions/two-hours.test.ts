import { expect, it } from 'vitest';
import { sourceOf } from '../testing/source-of.ts';
import { askTwoHours } from './two-hours.ts';

const ask = (...lines: string[]): string[] =>
  askTwoHours(sourceOf(lines.map((text) => ({ kind: 'schedule', text })))).map(
    ({ ask: one }) => one,
  );

it('asks which of two weeks is offered', () => {
  expect(ask('37.5 hours per week', 'The ferry runs on a 40 hours a week rota')).toEqual([
    'The text says "37.5 hours per week" and "40 hours a week": which of them is offered, or are they two posts?',
  ]);
});

it('asks nothing where one number stands, a range or a condition', () => {
  expect(ask('40 hours per week', '40 hours a week')).toEqual([]);
  expect(ask('40 hours per week', 'Up to 48 hours a week in summer')).toEqual([]);
  expect(ask('Between 20 and 30 hours per week', '40 hours per week')).toEqual([]);
});
