import { expect, it } from 'vitest';
import { mayBeSmall } from './small-letters.ts';

it.each(['Bar', 'Senior', 'Planner', 'Sous', 'Engineering', 'Help', 'Desk'])(
  '%s is a word of titles',
  (word) => {
    expect(mayBeSmall(word)).toBe(true);
  },
);

it.each(['Quillmere', 'Belfast', 'Spanish', 'Azure', 'Vlocity'])('%s may be a name', (word) => {
  expect(mayBeSmall(word)).toBe(false);
});
