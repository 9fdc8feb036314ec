import { expect, it } from 'vitest';
import { isRunInHeading } from './run-in-heading.ts';

const judge = (head: string, rest: string, gap = ' '): boolean =>
  isRunInHeading(
    { text: head, shape: 'sentence', role: 'benefit', end: head.length },
    { role: 'benefit', shape: 'sentence', start: head.length + gap.length },
    `${head}${gap}${rest}`,
  );

it('tells the name of an offer from the offer', () => {
  expect(judge('Room to Breathe.', 'Enjoy 20 days of leave.')).toBe(true);
  expect(judge('Plan for your Harbor.', 'We match what you save.')).toBe(true);
});

it('keeps what names something that is given, and what stands in a line of its own', () => {
  expect(judge('Paid Parental Leave.', 'Twelve weeks for everybody.')).toBe(false);
  expect(judge('We sail every Friday.', 'Join us.')).toBe(false);
  expect(judge('Room to Breathe.', 'Enjoy 20 days of leave.', '\n')).toBe(false);
});
