import { expect, it } from 'vitest';
import type { Brief } from '#shared/brief.ts';
import { listNeeds } from '../../letters/list-needs.ts';
import { askGates } from '../../hiring-steps/screening.ts';
import { sourceOf } from '../../testing/source-of.ts';
import { listGates } from './gates.ts';

const source = sourceOf(
  [
    { kind: 'skill', text: 'Chartered Accountant (mandatory)' },
    { kind: 'skill', text: 'GAAP knowledge required' },
    { kind: 'skill', text: 'Strong communication skills required' },
    { kind: 'travel', text: 'European travel as needed' },
    { kind: 'travel', text: 'Occasional travel overseas' },
  ],
  {
    place: {
      label: 'Leeds, United Kingdom',
      city: 'Leeds',
      country: 'GB',
    } as Partial<Brief['place']> as Brief['place'],
  },
);
const gates = listGates(source, { by_law: [] });
const names = gates.map(({ kind, name }) => `${kind}: ${name}`);

it('rules out whoever lacks what the line itself calls mandatory', () => {
  expect(names).toContain('credential: Chartered Accountant');
  expect(names).toContain('knowledge: GAAP knowledge');
});

it('makes no gate of a manner, nor of what is done as needed', () => {
  expect(names.join('\n')).not.toMatch(/communication|travel/i);
});

it('asks about it and tells it in a letter', () => {
  const asked = askGates(gates, source).map(({ question }) => question);
  expect(asked).toContainEqual(expect.stringMatching(/^Are you a chartered accountant/i));
  expect(asked).toContainEqual(expect.stringMatching(/GAAP knowledge\. Where did you last use it/));
  expect(listNeeds(source, gates, null).slice(0, 2)).toEqual([
    'to be a Chartered Accountant',
    'GAAP knowledge',
  ]);
});
