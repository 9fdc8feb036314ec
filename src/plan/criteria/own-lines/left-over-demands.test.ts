import { expect, test } from 'vitest';
import type { Brief } from '#shared/brief.ts';
import { toFact } from '../fact-for-tests.ts';
import { addLeftOver } from './left-over-demands.ts';

function namesOf(...demands: string[]): string[] {
  const facts = demands.map((text) => toFact(text, { kind: 'experience' }));
  const brief = { facts, title: { clean: 'Ferry Deckhand' } } as Partial<Brief> as Brief;
  return addLeftOver(brief, [], []).map(({ name }) => name);
}

test('work demanded without a number of years is asked for', () => {
  expect(namesOf('Previous experience of working with ropes', 'To have worked on a quay')).toEqual([
    'Previous experience of working with ropes',
    'Worked on a quay',
  ]);
});

test('neither a talk about the application nor the title itself is a demand', () => {
  expect(
    namesOf(
      'However, they cannot be appointed until the full experience requirement is met',
      'Experience of the sea is welcome',
      'Experienced ferry deckhand',
      'Focus on a great experience for all passengers',
      'Proven team with long experience at sea',
    ),
  ).toEqual([]);
});

test('what a line of the card judges is not asked twice', () => {
  const fact = toFact('Previous experience of working with ropes', { kind: 'experience' });
  const brief = { facts: [fact], title: { clean: 'Ferry Deckhand' } } as Partial<Brief> as Brief;
  expect(addLeftOver(brief, [], [{ facts: [fact] }])).toEqual([]);
});
