import { expect, it } from 'vitest';
import { changesOnlyWords } from './changes-only-words.ts';

const before = { score: 3, risks: [{ name: 'Ice' }, 'Snow'], notes: 'A\nB', open: false };

it.each([
  ['nothing', before],
  ['a text', { ...before, risks: [{ name: 'Rain' }, 'Snow'] }],
  ['a text into a list', { ...before, notes: ['A', 'C'] }],
  ['a new text', { ...before, risks: [{ name: 'Ice', impact: 'High' }, 'Snow'] }],
])('allows to change %s', (_, after) => {
  expect(changesOnlyWords(before, after)).toBe(true);
});

it.each([
  ['a number', { ...before, score: 4 }],
  ['a number into words', { ...before, score: 'four' }],
  ['what is left out', { score: 3, risks: before.risks, open: false }],
  ['a flag', { ...before, open: true }],
  ['a text into nothing', { ...before, notes: '' }],
  ['a text into an object', { ...before, notes: { a: 'b' } }],
  ['a text that no database keeps', { ...before, notes: 'a\0b' }],
  ['the whole', 'words'],
  ['the whole into nothing', undefined],
])('refuses to change %s', (_, after) => {
  expect(changesOnlyWords(before, after)).toBe(false);
});
