import { expect, it } from 'vitest';
import { splitListNumbers } from './list-numbers.ts';
import { mapText } from './mapped-text.ts';

it.each([
  ['Answer the owner.1.3 Keep the books', 'Answer the owner.\n3. Keep the books'],
  ['a course in weaving.1.5 - 2 years at a loom', 'a course in weaving.\n1.5 - 2 years at a loom'],
  [
    'rugs, shawls (and more).3-5 seasons at a mill',
    'rugs, shawls (and more).\n3-5 seasons at a mill',
  ],
  ['looms, etc.3-5 experience in wool', 'looms, etc.\n3-5 experience in wool'],
])('gives back the break in "%s"', (text, wanted) => {
  expect(splitListNumbers(mapText(text)).text).toBe(wanted);
});

it('gives back the breaks before numbers that count up in one line, and only before those', () => {
  expect(
    splitListNumbers(mapText('Tasks include:1) Spin yarn (see page 4) 2) Dye it (3) Weave it'))
      .text,
  ).toBe('Tasks include:\n1. Spin yarn (see page 4) \n2. Dye it \n3. Weave it');
  const two = 'Bring 1) Yarn and 2) Needles';
  expect(splitListNumbers(mapText(two)).text).toBe(two);
  const sentence = 'Skilled in (1) Spinning, (2) Dyeing, and (3) Weaving by hand';
  expect(splitListNumbers(mapText(sentence)).text).toBe(sentence);
});
