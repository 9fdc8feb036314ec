import { expect, it } from 'vitest';
import { toFact } from '../fact-for-tests.ts';
import { restOnLines } from './rest-on-lines.ts';
import type { Weighed } from '../settle-weights.ts';

it('lets demands on one matter rest on one line, which weighs more for it', () => {
  const first = toFact('Weave damask on jacquard looms', { kind: 'duty' });
  const line = { name: 'Weaving damask', facts: [first], mass: 5 } as unknown as Weighed;
  const more = toFact('Experience in weaving damask and brocade', { kind: 'experience' });
  const other = toFact('Knowledge of harbor tides', { kind: 'skill' });
  const [rested] = restOnLines([line], [more, other]);
  expect(rested?.facts).toEqual([first, more]);
  expect(rested?.mass).toBeGreaterThan(5);
});
