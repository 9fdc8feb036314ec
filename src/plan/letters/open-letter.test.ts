import { expect, it } from 'vitest';
import { openLetter } from './open-letter.ts';

const open = (opening: string): string =>
  openLetter({ outreach: { opening, question: '', steps: [] } });

it('begins with what is true of such people, and not with where it was seen', () => {
  expect(open('You mend nets for a trawler fleet, according to your profile.')).toBe(
    '[First name], you mend nets for a trawler fleet.',
  );
  expect(open('You mend nets at [current employer], as your profile shows.')).toBe(
    '[First name], you mend nets at [current employer].',
  );
  expect(open('Your profile shows nets and sails for several yards.')).toBe(
    '[First name], your profile shows nets and sails for several yards.',
  );
});
