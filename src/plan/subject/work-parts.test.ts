import { expect, it } from 'vitest';
import { sourceOf } from '../testing/source-of.ts';
import { listWorkParts } from './work-parts.ts';

const partsOf = (lines: readonly string[]): [string, number][] =>
  listWorkParts(sourceOf(lines.map((text) => ({ kind: 'duty' as const, text }))).brief).map(
    ({ name, duties }) => [name, duties.length],
  );

it('finds the parts that a list of duties has', () => {
  expect(
    partsOf([
      'Boat Repairs',
      'Mend the hulls of hire boats in winter',
      'Paint what was mended before the season',
      'Harbor + Guest Care',
      'Answer guests at the gate of the harbor',
    ]),
  ).toEqual([
    ['Boat Repairs', 2],
    ['Harbor + Guest Care', 1],
  ]);
});

it('finds none in a list without headings, or where few lines stand under one', () => {
  expect(
    partsOf(['Mend the hulls of hire boats', 'Paint the sheds', 'Answer guests at the gate']),
  ).toEqual([]);
  expect(
    partsOf([
      'Mend the hulls of hire boats',
      'Paint the sheds of the yard',
      'Answer guests at the gate',
      'Record Keeping',
      'Write the log of each boat',
    ]),
  ).toEqual([]);
});
