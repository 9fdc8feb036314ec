import { expect, it } from 'vitest';
import { splitLetterBullets, splitWideBullets } from './letter-bullets.ts';
import { mapText } from './mapped-text.ts';

const split = (text: string): string => splitLetterBullets(mapText(text)).text;

it('gives items behind a letter that was a bullet their lines', () => {
  expect(split('Your week:o Four nights a weeko 10 days off. o Meals')).toBe(
    'Your week:\no Four nights a week\no 10 days off.\no Meals',
  );
});

it.each(['Drive to Derby and into Ripon', 'Juno Beach or Soho Works', 'Plan o Berg'])(
  'leaves "%s" alone',
  (text) => {
    expect(split(text)).toBe(text);
  },
);

it('gives items behind such a letter with a wide gap their lines', () => {
  const split = (text: string): string => splitWideBullets(mapText(text)).text;
  expect(split('Needs:o   A driving licenceo   Boots (size 9)o   Php 500o   Gloves')).toBe(
    'Needs:\no A driving licence\no Boots (size 9)\no Php 500\no Gloves',
  );
  expect(split('Drive to   Derby and into   Ripon')).toBe('Drive to   Derby and into   Ripon');
});
