import { expect, it } from 'vitest';
import { ageWords, dropAgeWords } from './age-words.ts';

const isFound = (text: string): boolean => new RegExp(ageWords, 'iu').test(text);

it('takes the word that is read as an age out of a text, and nothing else', () => {
  expect(dropAgeWords('Keepers must show a mature, honest and calm manner')).toBe(
    'Keepers must show an honest and calm manner',
  );
  expect(dropAgeWords('A calm and mature approach to visitors')).toBe(
    'A calm approach to visitors',
  );
  expect(dropAgeWords('Mature, responsible and honest')).toBe('Responsible and honest');
  expect(dropAgeWords('Maintain mature hedges in a calm manner')).toBe(
    'Maintain mature hedges in a calm manner',
  );
});

it('knows the age of a person from that of a thing', () => {
  expect(isFound('a mature, kind attitude')).toBe(true);
  expect(isFound('Mature')).toBe(true);
  expect(isFound('the mature market of lamps')).toBe(false);
  expect(isFound('care of mature trees')).toBe(false);
});
