import { expect, it } from 'vitest';
import { sourceOf } from '../testing/source-of.ts';
import { dropSigner, dropTold, isLevelTold, isToldByDuties } from './told-in-text.ts';

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

it('does not ask what the duties answer', () => {
  const built = 'What exactly is made or built, which part of it is ours?';
  const designs = sourceOf([{ kind: 'duty', text: 'Design pumps and harbor crane systems' }]);
  expect(isToldByDuties(built, designs.brief)).toBe(true);
  expect(isToldByDuties(built, sourceOf([{ kind: 'duty', text: 'Report weekly' }]).brief)).toBe(
    false,
  );
  const degree = 'Which duty needs the degree or license, by law or habit?';
  expect(isToldByDuties(degree, designs.brief)).toBe(true);
  const asked = sourceOf([
    { kind: 'education', text: 'Degree in naval engineering', importance: 'must' },
  ]);
  expect(isToldByDuties(degree, asked.brief)).toBe(false);
});

it('does not ask who signs where the text names the engineer who stamps', () => {
  const ask = 'How many projects at a time, and who signs the drawings?';
  const told = sourceOf([{ kind: 'duty', text: 'Draw diagrams for PE review and stamping' }]);
  expect(dropSigner(ask, told.brief)).toBe('How many projects at a time?');
  expect(dropSigner(ask, sourceOf([]).brief)).toBe(ask);
});
