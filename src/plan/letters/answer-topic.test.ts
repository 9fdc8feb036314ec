import { expect, it } from 'vitest';
import { sourceOf } from '../testing/source-of.ts';
import { answerTopic, presumes } from './answer-topic.ts';

const ship = sourceOf(
  [
    { kind: 'duty', text: 'Own the galley budgets and the hiring of all staff' },
    { kind: 'duty', text: 'Answer the crew by phone and text lines' },
  ],
  { employerBlocks: [] },
);

it('meets a doubt with the line that speaks of its topic, be it in other words', () => {
  expect(answerTopic(ship, 'The owners decide everything.')).toContain(
    '"Own the galley budgets and the hiring of all staff"',
  );
  expect(answerTopic(ship, 'That is support with a nicer title.')).toContain(
    'phone and text lines',
  );
  expect(answerTopic(ship, 'The sea is cold.')).toBeNull();
});

it('takes nothing for granted that the advertisement does not name', () => {
  expect(presumes(ship, 'The bonus never pays out.')).toBe(true);
  expect(presumes(ship, 'The owners decide everything.')).toBe(false);
});
