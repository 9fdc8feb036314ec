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
