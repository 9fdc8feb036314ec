import { expect, it } from 'vitest';
import type { Brief, Fact } from '#shared/brief.ts';
import { sayBody } from './body-demands.ts';

const say = (...texts: string[]): string =>
  sayBody(
    {
      facts: texts.map(
        (text) => ({ kind: 'physical', importance: 'must', text, terms: [] }) as unknown as Fact,
      ),
    } as Brief,
    [],
  );

it.each([
  [
    'Regularly sit for extended periods, walk and stand',
    'sitting for long periods; standing and walking',
  ],
  ['Able to stand and walk for long periods', 'standing and walking for long periods'],
  ['Prolonged periods of sitting and standing', 'sitting and standing for long periods'],
  ['Stand at the counter and sit in a van for long periods', 'sitting for long periods; standing'],
  ['Must stand for 8 hours, bend and kneel', 'standing for up to 8 hours; bending and kneeling'],
])('leaves the length with the move it is said of: %s', (line, body) => {
  expect(say(line)).toBe(body);
});

it('leaves how often with the move it is said of', () => {
  expect(
    say('Constantly stand', 'Frequently walk', 'Occasionally stoop, kneel or climb ladders'),
  ).toBe('standing and walking; climbing ladders now and then');
  expect(say('Walking - frequently', 'Stooping - rarely', 'Kneeling - occasionally')).toBe(
    'walking',
  );
});

it('adds nothing: heat is no weather, a ladder no height, bending no kneeling', () => {
  expect(say('Exposure to extreme temperatures - regularly', 'Climb ladders', 'Bend often')).toBe(
    'bending, climbing ladders and heat or cold',
  );
  expect(say('Work in all weather conditions', 'Work outdoors')).toBe('work in all weathers');
});
