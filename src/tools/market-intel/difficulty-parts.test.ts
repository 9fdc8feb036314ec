import { expect, it } from 'vitest';

import { readDifficultyParts } from './difficulty-parts.ts';

const rationale = [
  '5.4 of 10 (10 is hardest) = 40% supply (9) + 60% pay position (3).',
  'Supply 9: Fewer than 5 likely to fit (9.6).',
  'Pay position 3: The middle is near the 70th percentile.',
  'Urgency: not counted. Nothing is said of it.',
  'The lever: paying more.',
];

it('reads the parts, and keeps what is none', () => {
  expect(readDifficultyParts(5.4, rationale)).toEqual({
    parts: [
      { name: 'Supply', score: 9, points: 3.6, reason: 'Fewer than 5 likely to fit (9.6).' },
      {
        name: 'Pay position',
        score: 3,
        points: 1.8,
        reason: 'The middle is near the 70th percentile.',
      },
    ],
    rest: ['Urgency: not counted. Nothing is said of it.', 'The lever: paying more.'],
  });
});

it('reads lines that tell their points themselves', () => {
  const read = readDifficultyParts(5.4, [
    '5.4 of 10 = 40% supply 9 + 60% pay position 3.',
    'Supply 9 of 10, 3.6 points, the heaviest part. Fewer than 5.',
    'Pay position 3 of 10, 1.8 points. Near the middle.',
  ]);
  expect(read?.parts.map(({ reason }) => reason)).toEqual(['Fewer than 5.', 'Near the middle.']);
});

it.each([
  ['the score is another', 6.2, rationale],
  ['there is no score', null, rationale],
  ['a part has lost its line', 5.4, rationale.filter((line) => !line.startsWith('Pay'))],
  ['it is told otherwise', 5.6, ['Few nurses', 'Pay 5.7 of 10: the midpoint']],
  ['there is nothing', 5.6, []],
])('reads nothing where %s', (_, score, lines) => {
  expect(readDifficultyParts(score, lines)).toBeUndefined();
});
