import { expect, it } from 'vitest';
import { splitLetterBullets } from './letter-bullets.ts';
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
