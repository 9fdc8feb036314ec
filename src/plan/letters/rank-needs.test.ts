import { expect, it } from 'vitest';
import { rankNeeds } from './rank-needs.ts';

it('names first what selects most', () => {
  expect(
    rankNeeds(
      [
        'a high school diploma',
        "a driver's licence",
        'a bachelor’s degree',
        'at least 3 years of rope making',
        'a pilot licence for the estuary',
        'fluency in Norwegian and English',
      ],
      ['fluency in Norwegian and English'],
    ),
  ).toEqual([
    'fluency in Norwegian and English',
    'a pilot licence for the estuary',
    'at least 3 years of rope making',
    'a bachelor’s degree',
    "a driver's licence",
    'a high school diploma',
  ]);
});
