import { expect, it } from 'vitest';
import { openLetter } from './open-letter.ts';

it('addresses somebody with what their profile shows', () => {
  const outreach = {
    opening: 'Your profile shows dock work in [area].',
    question: 'Would nights suit you?',
    steps: ['Reply with a time.', 'Name your days.'],
  };
  expect(openLetter({ outreach })).toBe(
    '[First name], your profile shows [check: dock work] in [area].',
  );
});

it('leaves what nobody has seen yet as a blank to check', () => {
  const open = (opening: string): string =>
    openLetter({ outreach: { opening, question: '', steps: ['', ''] } });
  expect(open('Your profile shows dock work on nights.')).toBe(
    '[First name], your profile shows [check: dock work on nights].',
  );
  expect(open('You load ships by crane, according to your profile.')).toBe(
    '[First name], [check: you load ships by crane], according to your profile.',
  );
  expect(open('You load ships by crane at [current employer], according to your profile.')).toBe(
    '[First name], [check: you load ships by crane] at [current employer], according to your profile.',
  );
  expect(open('Your profile shows work in [field] and an interest in ships.')).toBe(
    '[First name], your profile shows [check: work in (field) and an interest in ships].',
  );
  expect(open('You load ships by crane.')).toBe('[First name], [check: you load ships by crane.]');
});

it('leaves no part of a claim outside of the blank, and begins a long one with its first half', () => {
  const opening =
    'You keep the looms of a large mill in order, and your profile mentions that you know how each of them runs.';
  expect(openLetter({ outreach: { opening } } as never)).toBe(
    '[First name], [check: you keep the looms of a large mill in order.]',
  );
});
