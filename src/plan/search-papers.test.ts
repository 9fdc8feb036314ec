import { expect, it } from 'vitest';
import { listPapers } from './search-papers.ts';
import { sourceOf } from './testing/source-of.ts';

const list = (text: string): string[] =>
  listPapers(sourceOf([{ kind: 'skill', importance: 'must', text } as never]).brief);

it('finds a paper by its name, and none in a sentence', () => {
  expect(list('Must hold a valid crane operator license')).toEqual(['crane operator license']);
  expect(list('Two years of managing network licenses')).toEqual([]);
  expect(list('Mends errors such as incorrect registration of voters')).toEqual([]);
});
