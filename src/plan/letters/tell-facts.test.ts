import { expect, it } from 'vitest';
import { sourceOf } from '../testing/source-of.ts';
import { describeTeam, isNearly, joinFacts, sayOffer } from './tell-facts.ts';

it('joins two sentences with the same beginning', () => {
  expect(joinFacts(['You would load trailers.', 'You would check seals.'])).toBe(
    'You would load trailers. You would also check seals.',
  );
});

it('knows one duty in two wordings', () => {
  expect(
    isNearly(
      'You would repair pumps and valves in rented homes.',
      'You would mend pumps and valves in rented homes.',
    ),
  ).toBe(true);
  expect(isNearly('You would load trailers.', 'You would write the weekly plan.')).toBe(false);
});

it('finds how many there are', () => {
  const source = sourceOf([{ kind: 'other', text: 'You join our four-person dispatch team' }]);
  expect(describeTeam(source)).toBe('You would join a four-person dispatch team.');
});

it('lets nobody join a team that they would lead', () => {
  const source = sourceOf([{ kind: 'duty', text: 'Lead a small dispatch team on the night boat' }]);
  expect(describeTeam(source)).toBe('');
});

it('promises what some get to nobody else', () => {
  expect(sayOffer(['free meals', 'a $900 bonus for full-timers'], 0)).toBe(
    'It comes with free meals. Full-timers also get a $900 bonus.',
  );
});

it('does not say how old a team is', () => {
  const source = sourceOf([{ kind: 'other', text: 'You join a growing young dispatch team' }]);
  expect(describeTeam(source)).not.toContain('young');
});
