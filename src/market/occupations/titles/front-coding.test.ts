import { expect, it } from 'vitest';
import { eachPackedTitle, packTitles, unpackOwners } from './front-coding.ts';

it('gives back every title with its owners', () => {
  const titles = [
    { title: 'civil engineer', owners: [0] },
    { title: 'assistant civil engineer', owners: [1, 800] },
    { title: 'engineer', owners: [35, 36] },
    {
      title: 'a very long title that shares more letters than one digit can say engineer',
      owners: [2],
    },
    {
      title: 'b very long title that shares more letters than one digit can say engineer',
      owners: [3],
    },
  ];
  const found = new Map<string, number[]>();
  eachPackedTitle(packTitles(titles), (turned, owners) => {
    found.set(turned.split(' ').toReversed().join(' '), unpackOwners(owners));
  });
  expect(found).toEqual(new Map(titles.map(({ title, owners }) => [title, owners])));
});
