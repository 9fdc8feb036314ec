import { expect, it } from 'vitest';
import { canBeScored } from './can-be-scored.ts';
import { lookAt } from './phrase-signals.ts';
import { splitWords } from './split-words.ts';

const isScored = (line: string): boolean => canBeScored(lookAt(splitWords(line), false), 'skill');

it('tells what shows in an interview from traits and conditions', () => {
  expect(isScored('Experience in negotiating charter contracts')).toBe(true);
  expect(isScored('Knowledge of cost accounting and inventory control')).toBe(true);
  expect(isScored('Positive attitude and a good team player')).toBe(false);
  expect(isScored('Must be willing to travel and work weekends')).toBe(false);
});
