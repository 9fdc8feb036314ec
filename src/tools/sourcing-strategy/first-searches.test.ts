import { expect, it } from 'vitest';

import { chooseFirstSearches } from './first-searches.ts';

const platform = (label: string, ...texts: string[]) => ({
  label,
  strings: texts.map((text) => ({ label: 'broad', text })),
});
const listTexts = (...platforms: ReturnType<typeof platform>[]) =>
  chooseFirstSearches(platforms).map(({ platform: name, string }) => `${name}: ${string.text}`);

it('takes one of each platform before a second of any', () => {
  expect(listTexts(platform('A', 'a1', 'a2', 'a3'), platform('B', 'b1'))).toEqual([
    'A: a1',
    'B: b1',
    'A: a2',
  ]);
});

it('takes no string twice, and not more than there are', () => {
  expect(listTexts(platform('A', 'same'), platform('B', 'same', 'other'))).toEqual([
    'A: same',
    'B: other',
  ]);
  expect(chooseFirstSearches([])).toEqual([]);
});
