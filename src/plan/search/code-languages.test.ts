import { expect, it } from 'vitest';
import { sourceOf } from '../testing/source-of.ts';
import { listCodeLanguages } from './code-languages.ts';

const listFor = (given: string, text: string, importance: 'must' | 'nice' = 'must'): string[] =>
  listCodeLanguages(
    sourceOf([{ kind: 'skill', text, importance }], {
      title: { given, clean: given, singular: given.toLowerCase() },
    }).brief,
  );

it('names the languages that a job of writing code demands, in its order', () => {
  expect(listFor('Product Engineer', 'Four years of TypeScript and Golang')).toEqual([
    'TypeScript',
    'Golang',
  ]);
  expect(listFor('Backend Developer', 'Fluent in Java, Kotlin or C#')).toEqual([
    'Java',
    'Kotlin',
    'C#',
  ]);
});

it('names none that is only liked, and none for those who write no code', () => {
  expect(listFor('Backend Developer', 'Rust', 'nice')).toEqual([]);
  expect(listFor('Sales Engineer', 'Some Python')).toEqual([]);
  expect(listFor('Nurse', 'Python')).toEqual([]);
});
