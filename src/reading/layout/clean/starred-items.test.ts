import { expect, it } from 'vitest';
import { mapText } from './mapped-text.ts';
import { dropLeftStars, splitStarred } from './starred-items.ts';

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

it('drops stars that stood before the next line, and keeps notes', () => {
  const drop = (text: string): string => dropLeftStars(mapText(text)).text;
  expect(drop('Ready to sail*\nMend nets*\nPaint')).toBe('Ready to sail\nMend nets\nPaint');
  expect(drop('Pay is good*\nSheds are dry*\n* in summer')).toContain('good*');
});

it('knows other signs that open an item', () => {
  expect(split('We give: ✨ A mooring ✨ Real oars ✨ Dry sheds')).toBe(
    'We give:\nA mooring\nReal oars\nDry sheds',
  );
});
