import { expect, it } from 'vitest';
import { findSampledLine, listSampledLines } from './sampled-line.ts';

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

it('scores it on what the trade says first that it shows, and not on the heaviest line that it also shows', () => {
  const both = { ...sample, shows: ['teaching', 'clubs'] };
  const clubs = toLine('Running a club', 'clubs');
  const teaching = toLine('Teaching knots to a group', 'teaching');
  expect(findSampledLine([clubs, teaching], both)).toBe(teaching);
});

it('scores it on what the trade knows rather than on other work, where its task speaks of that', () => {
  const boats = toLine('Boat engines', 'engines');
  const teaching = { ...toLine('Teaching knots to a group', 'teaching'), origin: 'trade' as const };
  expect(findSampledLine([boats, teaching], sample)).toBe(teaching);
});

it('scores an exercise with figures on a line about figures or running things, and not on handwork', () => {
  const figures = { ...sample, shows: ['reading-reports'], task: 'Read six months of figures.' };
  const cooking = toLine('Smoking fish', 'smoking');
  const cost = toLine('Fish cost and ordering', 'cost');
  const running = toLine('Running a smokehouse', 'running');
  expect(findSampledLine([cooking, running, cost], figures)).toBe(cost);
  expect(findSampledLine([cooking, running], figures)).toBe(running);
});

it('scores it on a line of this job that the task is about, where the trade names something further off', () => {
  const lessons = toLine('Lessons', 'teaching');
  const knots = {
    ...toLine('Knots for a group of parents', null),
    looksLike: 'Teaches clear steps and sees who is lost',
  };
  expect(findSampledLine([lessons, knots], sample)).toBe(knots);
});

it('scores it on every line that it shows, in the order of the card, and on no other', () => {
  const both = { ...sample, shows: ['teaching', 'parents'] };
  const boats = toLine('Boat engines', 'engines');
  const parents = toLine('Talking with parents', 'parents');
  const teaching = toLine('Teaching knots', 'teaching');
  expect(listSampledLines([parents, boats, teaching], both)).toEqual([parents, teaching]);
});
