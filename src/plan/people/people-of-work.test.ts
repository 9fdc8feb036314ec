import { expect, it } from 'vitest';
import type { Activity } from '#knowledge/activity-schema.ts';
import { toPeopleOfWork } from './people-of-work.ts';

const kilns = {
  id: 'kilns',
  name: 'Firing kilns',
  people: {
    titles: ['kiln operator', 'potter', 'glazer', 'ceramist'],
    now: 'Loads and fires kilns in a pottery.',
    moves_for: ['A larger kiln', 'Work by day'],
    held_back_by: ['Their own studio', 'The way to work'],
    question: 'Which kilns have you fired?',
  },
} as unknown as Activity;

it('makes a career of those who do the work every day, found by their titles', () => {
  const [persona] = toPeopleOfWork(kilns);
  expect(persona).toMatchObject({
    name: 'Kiln operator or potter',
    search: ['kiln operator', 'potter', 'glazer'],
    brings: ['kilns'],
  });
  expect(persona?.outreach.opening).toBe('Your profile shows firing kilns at [current employer].');
});

it('makes none where nobody is known to do it', () => {
  expect(toPeopleOfWork({ ...kilns, people: undefined })).toEqual([]);
});
