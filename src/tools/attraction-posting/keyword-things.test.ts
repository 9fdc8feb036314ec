import { expect, it } from 'vitest';
import { sourceOf } from '#plan/testing/source-of.ts';
import { listThings } from './keyword-things.ts';

it('names things of the trade and leaves fragments of sentences', () => {
  const { brief } = sourceOf([
    {
      kind: 'duty',
      text: 'Exhibit proper use, handling and sterile compounding as it relates to local laws',
    },
    { kind: 'duty', text: 'Perform drug conversions using multiple tools and daily operations' },
    { kind: 'skill', text: 'Providing dental treatment and getting vehicles ready' },
    { kind: 'skill', text: 'Upselling, bookings and excellent customer service' },
  ]);
  expect(listThings(brief)).toEqual([
    'dental treatment',
    'upselling',
    'sterile compounding',
    'drug conversions',
  ]);
});
