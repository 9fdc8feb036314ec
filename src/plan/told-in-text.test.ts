import { expect, it } from 'vitest';
import { sourceOf } from './testing/source-of.ts';
import { dropTold, isLevelTold } from './told-in-text.ts';

const level = 'Must reading and speaking be at a set level, and for which task exactly?';
const share = 'Which departments and how large a budget would be theirs?';

it('does not ask for a level of the language that the text states', () => {
  const told = sourceOf([{ kind: 'skill', text: 'Able to speak and understand English well' }]);
  expect(isLevelTold(level, told.brief)).toBe(true);
  expect(isLevelTold(level, sourceOf([{ kind: 'skill', text: 'English' }]).brief)).toBe(false);
  expect(isLevelTold(share, told.brief)).toBe(false);
});

it('asks only for the budget where the departments are named', () => {
  const told = sourceOf([
    { kind: 'duty', text: 'Responsible for all depots, including the yard, the gate and the shop' },
  ]);
  expect(dropTold(share, told.brief)).toBe('How large a budget would be theirs?');
  expect(dropTold(share, sourceOf([]).brief)).toBe(share);
});
