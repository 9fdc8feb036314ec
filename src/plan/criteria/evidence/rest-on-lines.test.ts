import { expect, it } from 'vitest';
import { toFact } from '../fact-for-tests.ts';
import { restOnLines, restOnSystems } from './rest-on-lines.ts';
import type { Weighed } from '../settle-weights.ts';

it('lets demands on one matter rest on one line', () => {
  const first = toFact('Weave damask on jacquard looms', { kind: 'duty' });
  const line = { name: 'Weaving damask', facts: [first], mass: 5 } as unknown as Weighed;
  const more = toFact('Experience in weaving damask and brocade', { kind: 'experience' });
  const other = toFact('Knowledge of harbor tides', { kind: 'skill' });
  const [rested] = restOnLines([line], [more, other]);
  expect(rested?.facts).toEqual([first, more]);
});

it('judges every system that is demanded where the card asks for systems', () => {
  const tool = (text: string, terms: string[]) => toFact(text, { kind: 'tool', terms });
  const first = tool('Tidebook and Sailwise', ['Tidebook', 'Sailwise']);
  const second = tool('Knotbase', ['Knotbase']);
  const left = tool('Used to Mastline', ['Mastline']);
  const office = tool('Microsoft Excel', ['Excel']);
  const line = { name: 'Working with Tidebook', facts: [first, second], competency: null };
  const [rested] = restOnSystems([line as unknown as Weighed], [first, left, office]);
  expect(rested?.facts).toEqual([first, second, left]);
});
