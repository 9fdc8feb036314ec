import { expect, it } from 'vitest';
import { nameNeed, sayNeeds } from './say-need.ts';

it.each([
  ["biology-related bachelor's degree", "a biology-related bachelor's degree"],
  ['valid boat licence', 'a valid boat licence'],
  ['own insured vehicle', 'your own insured vehicle'],
  ['two years of experience at sea', 'two years of experience at sea'],
  ['fluent Spanish', 'fluent Spanish'],
  ['a forklift card', 'a forklift card'],
])('names %s with its article', (need, said) => {
  expect(nameNeed(need)).toBe(said);
});

it('calls one demand one, and a part of them a part', () => {
  const one = ['a boat licence'];
  const two = [...one, 'a year at sea'];
  expect(sayNeeds({ needs: one, demands: 1 }, 3, 2)).toBe('The must-have: a boat licence.');
  expect(sayNeeds({ needs: two, demands: 2 }, 3, 2)).toBe(
    'The must-haves: a boat licence; a year at sea.',
  );
  expect(sayNeeds({ needs: two, demands: 2 }, 1, 2)).toBe('Among the must-haves: a boat licence.');
  expect(sayNeeds({ needs: one, demands: 5 }, 3, 2)).toBe('Among the must-haves: a boat licence.');
});
