import { expect, it } from 'vitest';
import { sayWhatItIncludes } from './what-it-includes.ts';

it.each([
  ['£640 per week including overtime and nights away', ' including overtime and nights away'],
  ['$21 an hour inclusive of shift premium', ' including shift premium'],
  ['£31,000 + commission', ' plus commission'],
  ['£38,000 plus bonus, depending on experience', ' plus bonus'],
  ['£44,000 package (including car allowance)', ' including car allowance'],
  ['£29,000 plus benefits', ''],
  ['£29,000 plus a £2,000 bonus', ''],
  ['$18 to $20 an hour', ''],
])('%s', (words, said) => {
  expect(sayWhatItIncludes(words)).toBe(said);
});
