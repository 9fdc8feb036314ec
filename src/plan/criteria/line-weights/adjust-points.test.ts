import { expect, it } from 'vitest';
import { toFact } from '../fact-for-tests.ts';
import { adjustPoints } from './adjust-points.ts';

const weigh = (text: string, title = 'Weaver'): number => {
  const line = toFact(text, { kind: 'duty' });
  return adjustPoints(new Map([[line, 4]]), title).get(line)!;
};

it('lets what may come up, and meetings, decide less', () => {
  expect(weigh('Potential tide tables for the port')).toBe(2);
  expect(weigh('Mend nets as directed')).toBe(2);
  expect(weigh('Mend nets, selling rope as needed')).toBe(4);
  expect(weigh('Facilitate meetings of the guild')).toBeLessThan(4);
  expect(weigh('Facilitate meetings of the guild', 'Guild Coordinator')).toBe(4);
});

it.each([
  ['Lead a team of four', 9],
  ['Line manage and train a small dye team', 9],
  ['Supervising of assigned staff as required', 9],
  ['Manage staff rotas', 4],
  ['Managing team calendars', 4],
])('"%s" is worth %i', (text, points) => {
  expect(weigh(text)).toBe(points);
});

it('lets a hand lent to others decide less, unless helping is the post', () => {
  expect(weigh('Mend nets')).toBe(4);
  const lines = ['Assist with mooring', 'Weave sails', 'Spin yarn', 'Dye wool', 'Sell cloth'].map(
    (text) => toFact(text, { kind: 'duty' }),
  );
  const points = new Map(lines.map((fact) => [fact, 4]));
  const ofFirst = (title: string) => adjustPoints(points, title).get(lines[0]!)!;
  expect(ofFirst('Weaver')).toBeLessThan(4);
  expect(ofFirst("Weaver's assistant")).toBe(4);
});
