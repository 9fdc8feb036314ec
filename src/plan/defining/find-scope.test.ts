import { expect, it } from 'vitest';
import { sourceOf } from '../testing/source-of.ts';
import { findScope, findSpans, hasPull } from './find-scope.ts';
import { listDefining } from './list-defining.ts';

const scope = (text: string): string => findScope(sourceOf([{ kind: 'duty', text }]));

it('tells what the post has in hand, with its number', () => {
  expect(scope('In short, the keeper manages a fleet of 40 to 60 barges, with their crews')).toBe(
    'You would manage a fleet of 40 to 60 barges.',
  );
  expect(scope('Manage the store for 3 years')).toBe('');
  expect(scope('Direct supervisory duty for 20 clerks')).toBe('');
});

it('puts what draws people before the rest', () => {
  const duty = (text: string) =>
    ({ kind: 'duty', text, forms: { verbPhrase: text, nounPhrase: null } }) as const;
  const source = sourceOf([
    duty('tie the ropes of the small boats'),
    duty('manage the harbour budget of the whole town'),
  ]);
  const [first] = listDefining({
    ...source,
    employer: { name: '', description: '', website: '' },
    brief: { ...source.brief, tools: [] },
  });
  expect(first?.sentence).toContain('harbour budget');
  expect(hasPull('You would tie ropes.')).toBe(false);
  expect(hasPull('You would aid in preparing the budgets.')).toBe(false);
});

it('hears how far the work goes from within a duty, and how early one comes', () => {
  const spans = (kind: 'duty' | 'other', text: string): string[] =>
    findSpans(sourceOf([{ kind, text }]));
  expect(spans('duty', 'Ensure timely mooring of barges across 60+ sites')).toEqual([
    'The work spans 60+ sites.',
  ]);
  expect(spans('duty', 'Run the payroll for 1,300 employees')).toEqual([
    'The work is for 1,300 employees.',
  ]);
  expect(spans('other', 'As an early member of our rigging team, you will tie knots')).toEqual([
    'You would be an early member of the rigging team.',
  ]);
  expect(spans('duty', 'Cook seamless dinners for 200 residents')).toEqual([]);
  expect(spans('duty', 'Serve three courses for 200 guests')).toEqual([]);
  expect(spans('duty', 'Stand in as the first aid member of the team')).toEqual([]);
});
