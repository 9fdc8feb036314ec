import { expect, it } from 'vitest';
import type { Labels } from './labels.ts';
import { addToScore, startScore } from './score-reading.ts';

const labels: Labels = {
  units: [
    { text: 'Weld pipe in all positions', roles: ['duty'] },
    { text: 'A TWIC card is required', roles: ['must'] },
    { text: 'Share this job', roles: ['noise'] },
  ],
  fields: {
    title: 'Pipe Welder',
    city: 'Shreveport',
    pay: { min: 27.5, max: 34, currency: 'USD', period: 'hour' },
    soc: '51-4121',
  },
};

it('counts what is right, wrong, missed and invented', () => {
  const score = startScore();
  addToScore(
    score,
    {
      readable: true,
      fields: {
        title: 'Pipe Welder, nights',
        city: 'Bossier City',
        employer: 'Caddo Pipe',
        pay: { min: 27.5, max: 34, currency: 'USD', period: 'hour' },
        soc: '51-4041',
      },
      facts: [
        { role: 'duty', quote: 'Weld pipe in all positions' },
        { role: 'duty', quote: 'Share this job' },
      ],
    },
    labels,
  );
  expect(score.roles.get('duty')).toEqual({ right: 1, wrong: 1, missed: 0 });
  expect(score.roles.get('must')).toEqual({ right: 0, wrong: 0, missed: 1 });
  expect(Object.fromEntries(score.fields)).toEqual({
    'read at all': { right: 1, of: 1 },
    title: { right: 1, of: 1 },
    city: { right: 0, of: 1 },
    'employer invented': { right: 0, of: 1 },
    pay: { right: 1, of: 1 },
    'occupation, broad': { right: 1, of: 1 },
    'occupation, exact': { right: 0, of: 1 },
  });
});
