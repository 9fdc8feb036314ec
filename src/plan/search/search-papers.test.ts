import { expect, it } from 'vitest';
import { listPaperLetters, listPapers } from './search-papers.ts';
import { sourceOf } from '../testing/source-of.ts';

const list = (text: string): string[] =>
  listPapers(sourceOf([{ kind: 'skill', importance: 'must', text } as never]).brief);

it('finds a paper by its name, and none in a sentence', () => {
  expect(list('Must hold a valid crane operator license')).toEqual(['crane operator license']);
  expect(list('Two years of managing network licenses')).toEqual([]);
  expect(list('Mends errors such as incorrect registration of voters')).toEqual([]);
});

it('takes letters as one condition, and none where there is another way', () => {
  const brief = (text: string) =>
    ({
      facts: [{ kind: 'licence', importance: 'must', text, terms: [], source: { from: 'job' } }],
    }) as unknown as Parameters<typeof listPaperLetters>[0];
  expect(listPaperLetters(brief('Qualified accountant, ACA or ACCA'))).toEqual(['ACA', 'ACCA']);
  expect(listPaperLetters(brief('ACA, ACCA or equivalent'))).toEqual([]);
});
