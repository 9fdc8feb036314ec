import { expect, it } from 'vitest';
import { keepTelling } from './telling.ts';

it('keeps what is solid of a house before what any house says of itself', () => {
  const sentences = [
    'We are committed to excellence and believe in our people and their growth.',
    'Harlow Mills is a family-owned mill in Selby.',
    'Since 1921 it has ground rye and spelt for 300 bakeries.',
  ];
  expect(keepTelling(sentences, 22)).toEqual(sentences.slice(1));
});
