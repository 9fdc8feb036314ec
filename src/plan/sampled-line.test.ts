import { expect, it } from 'vitest';
import { findSampledLine } from './sampled-line.ts';

const toLine = (name: string, competency: string | null) => ({
  id: name,
  name,
  looksLike: '',
  strong: '',
  origin: 'duty' as const,
  competency,
});

const sample = {
  shows: ['teaching'],
  name: 'A lesson, and the talk after it',
  minutes: 40,
  task: 'Teach knots to a group, then talk with us about parents and their worries.',
  look_for: ['Clear steps', 'Sees who is lost', 'Plain talk'],
  practice: '',
};

it('scores the work sample on what it is said to show, whatever words it shares with other lines', () => {
  const parents = toLine('Talking with parents about worries', 'parents');
  const teaching = toLine('Lessons', 'teaching');
  expect(findSampledLine([parents, teaching], sample)).toBe(teaching);
  expect(findSampledLine([parents], sample)).toBe(parents);
});

it('scores it on no line that has nothing to do with it', () => {
  expect(findSampledLine([toLine('Boat engines', null)], sample)).toBeUndefined();
});

it('scores it on the heaviest work of the trade rather than on manner, where what it shows has no line', () => {
  const boats = toLine('Boat engines', 'engines');
  const service = toLine('Customer service: talk about parents, worries and steps', null);
  expect(findSampledLine([service, boats], sample)).toBe(boats);
});
