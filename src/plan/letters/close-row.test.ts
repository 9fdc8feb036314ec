import { expect, it } from 'vitest';
import { closeRow } from './close-row.ts';

it('gives a short row its last joint', () => {
  expect(closeRow('perform rigging, splicing')).toBe('perform rigging and splicing');
  expect(closeRow('mend the nets -')).toBe('mend the nets');
  expect(closeRow('greet passengers, stow luggage')).toBe('greet passengers and stow luggage');
});

it('leaves alone what goes on behind its comma', () => {
  for (const text of [
    'mend sails, nets and ropes',
    'run the ferry, including its winter timetable',
    'paint hulls, working from a cradle',
  ])
    expect(closeRow(text)).toBe(text);
});
