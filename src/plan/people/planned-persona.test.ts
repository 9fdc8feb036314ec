import { expect, it } from 'vitest';
import { listFitting } from './planned-persona.ts';

const one = (letter: string, isLacking: boolean) => ({
  letter,
  lacks: isLacking ? [{ name: 'Yard experience' } as never] : [],
});

it('contacts nobody without a must as long as others are left', () => {
  const letters = (...all: ReturnType<typeof one>[]) => listFitting(all).map((p) => p.letter);
  expect(letters(one('A', false), one('B', true))).toEqual(['A']);
  expect(letters(one('A', true), one('B', true))).toEqual(['A', 'B']);
});
