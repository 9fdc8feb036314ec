import { expect, it } from 'vitest';
import { splitWish } from './wish-parts.ts';

const split = (text: string): [asked: string, wished: string] | null => {
  const parts = splitWish(text);
  return parts
    ? [
        text.slice(parts.asked.start, parts.asked.end),
        text.slice(parts.wished.start, parts.wished.end),
      ]
    : null;
};

it('asks for what is essential behind what is not', () => {
  expect(
    split('Whilst time at sea is not essential, it is essential that you have worked with ropes.'),
  ).toEqual([
    'it is essential that you have worked with ropes',
    'Whilst time at sea is not essential',
  ]);
});

it('leaves a line whole in which nothing is asked for', () => {
  expect(
    split('Although a boat of your own is not required, it helps you to feel at home'),
  ).toBeNull();
});
