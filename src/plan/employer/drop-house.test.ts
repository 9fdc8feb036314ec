import { expect, it } from 'vitest';
import { dropHouse } from './drop-house.ts';

it('takes the employer off the end of a sentence that follows its name', () => {
  expect(dropHouse('You would look after 40 shops for Bram’s Teas.', "Bram's Teas")).toBe(
    'You would look after 40 shops.',
  );
  expect(dropHouse('You would look after Harrow Freight trucks', 'Harrow Freight')).toBe(
    'You would look after Harrow Freight trucks',
  );
});
