import { expect, it } from 'vitest';
import { isLittleTravel } from './little-travel.ts';

it.each([
  ['Less than 5% travel required', true],
  ['Travel up to 5 percent', true],
  ['Under 10% travel', true],
  ['Minimal travel between the two mills', true],
  ['Travel 10%', false],
  ['Travel 5% to 25% of the time', false],
  ['Some travel required', false],
  ['5% travel with your own vehicle', false],
  ['5% commission', false],
])('%s', (text, isLittle) => {
  expect(isLittleTravel(text)).toBe(isLittle);
});
