import { expect, it } from 'vitest';
import { demandFrame, isDemandFrame } from './demand-frame.ts';

it.each([
  'You’re ',
  'You are ',
  'You have a ',
  "You've got a ",
  'The employee is required to have ',
  'The right person will be ',
])('knows who is spoken to, and that it is asked: "%s"', (words) => {
  expect(isDemandFrame(words)).toBe(true);
});

it.each(["You're looking for work at sea", 'You have to row', 'You are required to row'])(
  'leaves "%s" as it is',
  (line) => {
    expect(line.replace(demandFrame, '')).toBe(line);
  },
);
