import { expect, it } from 'vitest';
import { toFact } from '../fact-for-tests.ts';
import { listRunning } from './running-staff.ts';

const duty = (text: string) => toFact(text, { kind: 'duty' });
const light = [
  duty('Generates the lighthouse staff schedule'),
  duty('Reviews time cards of the keepers'),
  duty('Provides training to new lighthouse staff'),
  duty('Trims the wicks'),
];
const weigh = (facts: typeof light) => ({
  points: new Map(facts.map((fact) => [fact, 2])),
  country: 'GB',
});

it('gives one line to who runs the staff in several light lines', () => {
  const [line] = listRunning(light, [], weigh(light));
  expect(line?.name).toMatch(/^Supervising, scheduling,? and training staff$/);
  expect(line?.facts).toEqual(light.slice(0, 3));
  expect(line?.mass).toBe(6);
});

it('gives none to who lends a hand, or where a line leads people already', () => {
  expect(listRunning(light.slice(1), [], weigh(light))).toEqual([]);
  const [line] = listRunning(light, [], weigh(light));
  expect(listRunning(light, [{ ...line!, name: 'Leading the crew' }], weigh(light))).toEqual([]);
});
