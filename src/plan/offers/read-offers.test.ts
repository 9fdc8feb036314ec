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

it.each([
  ['Full list of Health & Wellness benefits', 'health benefits'],
  ['Competitive medical, dental and vision insurance', 'medical, dental and vision insurance'],
  [
    'A 401k plan that has a 9% employer contribution: 100% match up to 4% plus 5% from the mill',
    'a 401(k) with a 9% employer contribution',
  ],
  [
    'STD & Life Insurance - company paid',
    'short-term disability and life insurance, paid by the employer',
  ],
  ['Life and AD&D coverage', 'life and AD&D insurance'],
  ['Short and long-term disability insurance', 'short- and long-term disability insurance'],
])('keeps what is offered and how much: %s', (text, phrase) => {
  const { brief } = sourceOf([{ kind: 'benefit', text }], {
    place: { country: 'US' } as never,
    employerBlocks: [{ role: 'benefit', text }] as never,
  });
  expect(readOffers(brief, 'hands-on-trade').map((offer) => offer.phrase)).toEqual([phrase]);
});
