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

it.each([
  [
    'The Post:*Mend the nets*Tar the hull*Sundays in port',
    'The Post:\nMend the nets\nTar the hull\nSundays in port',
  ],
  ['A rope.*Mend it.*Keep it', 'A rope.*Mend it.*Keep it'],
])(
  'begins a line with a star that stands without a blank, where a row opens with one: %s',
  (text, parted) => {
    expect(split(text)).toBe(parted);
  },
);

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
