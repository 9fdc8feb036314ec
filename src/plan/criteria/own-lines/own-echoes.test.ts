import { expect, it } from 'vitest';
import { toFact } from '../fact-for-tests.ts';
import { hearEchoes } from './own-echoes.ts';

const duties = [
  'Sort the falconry gloves',
  'Repair falconry hoods',
  'Explain falconry to visitors',
  'Count the tickets',
].map((text) => toFact(text, { kind: 'duty' }));

it('hears what a job comes back to and no criterion stands for', () => {
  const echo = hearEchoes(duties, new Set());
  expect(echo('Repairing falconry hoods')).toBe(2);
  expect(echo('Counting the tickets')).toBe(0);
  expect(hearEchoes(duties, new Set(duties.slice(0, 2)))('Repairing falconry hoods')).toBe(0);
});
