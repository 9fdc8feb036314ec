import { expect, it } from 'vitest';
import { sourceOf } from '../testing/source-of.ts';
import { describeTeam, isNearly, joinFacts, putOtherwise } from './tell-facts.ts';

it('says the same fact in other words', () => {
  expect(putOtherwise('You would load the night trailers.')).toBe(
    'Part of the work is to load the night trailers.',
  );
  expect(putOtherwise('Training is given for the reach truck.')).toBe(
    'You would be trained for the reach truck.',
  );
  expect(putOtherwise('You would report to the dock manager.')).toBe(
    'Your boss would be the dock manager.',
  );
  expect(putOtherwise('The posting promises mentoring.')).toBe('Promised as well: mentoring.');
});

it('joins two sentences with the same beginning', () => {
  expect(joinFacts(['You would load trailers.', 'You would check seals.'])).toBe(
    'You would load trailers. You would also check seals.',
  );
});

it('knows one duty in two wordings', () => {
  expect(
    isNearly(
      'You would repair pumps and valves in rented homes.',
      'Part of the work is to mend pumps and valves in rented homes.',
    ),
  ).toBe(true);
  expect(isNearly('You would load trailers.', 'You would write the weekly plan.')).toBe(false);
});

it('finds how many there are', () => {
  const source = sourceOf([{ kind: 'other', text: 'You join our four-person dispatch team' }]);
  expect(describeTeam(source)).toBe('The posting speaks of a four-person dispatch team.');
});
