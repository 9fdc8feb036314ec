import { expect, it } from 'vitest';
import { sourceOf } from '../testing/source-of.ts';
import { readOffers } from './read-offers.ts';

it('promises nothing of what a job may bring', () => {
  const { brief } = sourceOf(
    [
      { kind: 'benefit', text: 'Benefits at the yard may include dental insurance' },
      { kind: 'benefit', text: 'Wellness days' },
      { kind: 'benefit', text: 'Free parking' },
    ],
    {
      place: { country: 'US' } as never,
      employerBlocks: [
        {
          role: 'benefit',
          text: 'Benefits at the yard may include dental insurance and wellness days. Free parking.',
        },
      ] as never,
    },
  );
  expect(readOffers(brief, 'hands-on-trade').map(({ phrase }) => phrase)).toEqual(['free parking']);
});
