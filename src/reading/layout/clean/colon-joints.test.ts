import { expect, test } from 'vitest';
import { cleanText } from './clean-text.ts';

const lines = (text: string): string[] => cleanText(text).text.split('\n');

test.each([
  ['Key Requirements:5+ years at the loom', ['Key Requirements:', '5+ years at the loom']],
  [
    'To Keep the Lamp, You Will Need To:have good eyes at night',
    ['To Keep the Lamp, You Will Need To:', 'have good eyes at night'],
  ],
  [
    "What We'll Expect From You:3-4 years at sea",
    ["What We'll Expect From You:", '3-4 years at sea'],
  ],
])('the first of a list grew on to its heading in "%s"', (text, expected) => {
  expect(lines(text)).toEqual(expected);
});

test.each(['Schedule:8 hour shift', 'It is kept:dry in the barn all year', 'Experience:5 years'])(
  '%s stays',
  (text) => {
    expect(lines(text)).toEqual([text]);
  },
);
