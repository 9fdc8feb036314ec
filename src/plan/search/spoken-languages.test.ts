import { expect, it } from 'vitest';
import { sourceOf } from '../testing/source-of.ts';
import { listSpokenLanguages } from './spoken-languages.ts';

const list = (text: string, importance = 'must', country = 'US'): string[] =>
  listSpokenLanguages(
    sourceOf([{ kind: 'language', importance, text } as never], {
      place: { country } as never,
    }).brief,
  );

it('asks for the language beside English that everybody must speak', () => {
  expect(list('Proficient in English and Spanish')).toEqual(['Spanish', 'bilingual']);
  expect(list('Fluent Welsh', 'must', 'GB')).toEqual(['Welsh', 'bilingual']);
  expect(list('Must be bilingual')).toEqual(['bilingual']);
});

it('makes no condition of a wish, of English, or of what everybody there speaks', () => {
  expect(list('Fluent in Spanish', 'preferred')).toEqual([]);
  expect(list('Fluent Spanish a plus')).toEqual([]);
  expect(list('Fluent English')).toEqual([]);
  expect(list('English and Tagalog, written and spoken', 'must', 'PH')).toEqual([]);
});
