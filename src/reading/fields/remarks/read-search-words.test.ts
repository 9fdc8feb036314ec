import { expect, it } from 'vitest';
import { readSearchWords } from './read-search-words.ts';

const read = (text: string): string[] => readSearchWords({ text }).map(({ text: said }) => said);

it('reads the words that a text gives to be found by', () => {
  const text = 'We build boats.\nKey Words: Lofting, Steam Bending, Oak, Sail Making\nApply today.';
  expect(read(text)).toEqual(['Lofting', 'Steam Bending', 'Oak', 'Sail Making']);
  const [first] = readSearchWords({ text });
  expect(text.slice(first!.evidence.start, first!.evidence.end)).toBe('Lofting');
});

it('reads other titles, and nothing behind the next label', () => {
  expect(
    read('Other job titles for this post include Dyer, Colour Mixer, Vat Hand. Apply now.'),
  ).toEqual(['Dyer', 'Colour Mixer', 'Vat Hand']);
  expect(read('Keywords: Boat Builder, Location: Hull')).toEqual([]);
});
