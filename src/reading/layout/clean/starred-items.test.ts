import { expect, it } from 'vitest';
import { mapText } from './mapped-text.ts';
import { splitStarred } from './starred-items.ts';

const split = (text: string): string => splitStarred(mapText(text)).text;

it('gives starred items their lines again', () => {
  expect(split('Needed: * Two hands. * A good saw * Patience')).toBe(
    'Needed:\nTwo hands.\nA good saw\nPatience',
  );
});

it('ends a phrase with the row behind it', () => {
  expect(split('Tools: Skilled with, * Planes * Band saws * Glue')).toBe(
    'Tools: Skilled with Planes, Band saws, Glue',
  );
});

it('leaves a note on a word alone', () => {
  expect(split('Pay from $20* an hour. * Depends on skill.')).toBe(
    'Pay from $20* an hour. * Depends on skill.',
  );
});
