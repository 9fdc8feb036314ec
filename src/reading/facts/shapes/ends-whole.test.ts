import { expect, it } from 'vitest';
import { endsWhole } from './ends-whole.ts';

it('knows a phrase that was cut off', () => {
  for (const text of [
    'A steady hand and',
    'Two seasons in the',
    'A calm voice that loves',
    'Sail loft experience being',
    'Knowledge of ropes, which',
    'Records of what was',
  ])
    expect(endsWhole(text), text).toBe(false);
});

it('lets a phrase end where it may', () => {
  for (const text of [
    'Attention to detail',
    'Experience on ferries, barges or both',
    'People who care',
    'Two years at sea',
    'Able to read a tide table and to plan around it',
    'Reports that were filed',
    'CDL Class A',
  ])
    expect(endsWhole(text), text).toBe(true);
});
