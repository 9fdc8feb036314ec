import { expect, it } from 'vitest';
import { sourceOf } from '#plan/testing/source-of.ts';
import { hasVerb, listTold } from './told-sentences.ts';

it('keeps a sentence that speaks of this role', () => {
  const text = 'This role sits with a crew of five in the boat shed';
  expect(listTold(sourceOf([{ kind: 'team', text }]), ['team'])).toEqual([`${text}.`]);
});

it('leaves out what points back to a sentence that is not there', () => {
  const text = 'It was painted blue by the last crew of the yard';
  expect(listTold(sourceOf([{ kind: 'culture', text }]), ['culture'])).toEqual([]);
});

it.each([
  ['The museum houses two million beetles', true],
  ['The mill grew out of a barn', true],
  ['A crew of five boat builders from Selby', false],
])('knows whether %s is a sentence', (text, is) => {
  expect(hasVerb(text)).toBe(is);
});
