import { expect, it } from 'vitest';
import type { Brief } from '#shared/brief.ts';
import { findNearestOccupation } from './nearest-occupation.ts';

const office = {
  title: { given: 'Town Government Programs', clean: 'Town Government Programs' },
  occupation: {
    id: 'general',
    confidence: 0.3,
    alternatives: [{ id: '43-4061', soc: '43-4061', confidence: 0.45 }],
  },
  facts: [],
  language: 'en',
} as unknown as Brief;

it('compares whoever leads a function with no clerk of its field', () => {
  const find = (kind: 'leading-people' | 'office-specialist', isTrade: boolean) =>
    findNearestOccupation(office, { profileSoc: null, drawer: { kind, serves: [] }, isTrade });
  expect(find('office-specialist', false)?.official.soc).toBe('43-4061');
  expect(find('leading-people', true)).toBeNull();
});

it('takes no occupation from a guess that neither the title, the trade nor most duties back', () => {
  const find = (given: string, soc: string, confidence: number) =>
    findNearestOccupation(
      {
        ...office,
        title: { given, clean: given },
        occupation: {
          id: 'general',
          confidence: 0.2,
          alternatives: [{ id: soc, soc, confidence }],
        },
      } as unknown as Brief,
      { profileSoc: null, drawer: { kind: 'leading-people', serves: [] }, isTrade: false },
    )?.official.soc;
  expect(find('Director of Vaccine Supply', '11-9013', 0.45)).toBeUndefined();
  expect(find('Sustaining Director', '11-9041', 0.97)).toBeUndefined();
  expect(find('Director of Natural Sciences', '11-9121', 0.45)).toBe('11-9121');
});
