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
      title: { given: 'Keeper' },
      place: { country: 'GB' },
      facts: [{ kind: 'licence', importance: 'must', text, terms: [], source: { from: 'job' } }],
    }) as unknown as Parameters<typeof listPaperLetters>[0];
  expect(listPaperLetters(brief('Qualified accountant, ACA or ACCA'))).toEqual(['ACA', 'ACCA']);
  expect(listPaperLetters(brief('ACA, ACCA or equivalent'))).toEqual([]);
  // Letters of the same row are ways as well, whether or not a list knows them.
  expect(listPaperLetters(brief('Must be an LQRC, LMFT or LZSW in this state'))).toEqual([
    'LMFT',
    'LQRC',
    'LZSW',
  ]);
});

it('searches a clearance as those who hold one write it, and none that is given later', () => {
  const cleared = (country: string, text: string): string[] =>
    listPaperLetters(
      sourceOf([{ kind: 'licence', importance: 'must', text }], { place: { country } as never })
        .brief,
    );
  expect(cleared('US', 'Active Secret clearance on the first day')).toEqual([
    'Secret clearance',
    'Top Secret',
    'TS/SCI',
  ]);
  expect(cleared('GB', 'Holds SC clearance')).toContain('SC cleared');
  expect(cleared('US', 'Able to obtain a Secret clearance')).toEqual([]);
});

it('searches a licence to drive or to nurse in all the ways its holders write it', () => {
  const written = (country: string, text: string, given = 'Keeper'): string[] =>
    listPaperLetters(
      sourceOf([{ kind: 'licence', importance: 'must', text }], {
        place: { country } as never,
        title: { given, clean: given, singular: given.toLowerCase() },
      }).brief,
    );
  expect(written('GB', 'Class 1 (CE) licence')).toEqual(
    expect.arrayContaining(['HGV 1', 'LGV 1', 'Class 1', 'C+E']),
  );
  expect(written('US', 'Class A CDL')).toContain('CDL A');
  expect(written('US', 'Current license as a registered nurse')).toContain('RN');
  expect(written('US', 'Current license as a registered nurse', 'Ward Nurse')).toEqual([]);
  expect(written('US', 'Class 1 (CE) licence')).toEqual([]);
});
