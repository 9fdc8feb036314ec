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
  [
    'Needed: 1. A van.\n2. Looms a plus. 3. Calm hands.\n4. Shears',
    'Needed:\n1. A van.\n2. Looms a plus.\n3. Calm hands.\n4. Shears',
  ],
  ['with care and efficiency.6Demonstrate calm', 'with care and efficiency.\n6. Demonstrate calm'],
  ['looms, etc.3-5 experience in wool', 'looms, etc.\n3-5 experience in wool'],
  [
    '1. Able to set looms2. Own shears up to six inches3. Current forklift card4. Calm',
    '1. Able to set looms\n2. Own shears up to six inches\n3. Current forklift card\n4. Calm',
  ],
  [
    'Our top three:1. Years at a mill (two)2. Dyeing3.A steady hand',
    'Our top three:\n1. Years at a mill (two)\n2. Dyeing\n3. A steady hand',
  ],
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

it('leaves a number alone that counts nothing on', () => {
  const text = 'Works in Hall2. Mondays off. Knows Loom3. Friendly';
  expect(splitListNumbers(mapText(text)).text).toBe(text);
});
