import { expect, it } from 'vitest';
import { toOnePerson } from './one-person.ts';

it.each([
  ['Harbor Pilots', 'Harbor Pilot'],
  ['Welders/Fitters', 'Welder/Fitter'],
  ['Dock Engineers / Crane Drivers', 'Dock Engineer / Crane Driver'],
  ['Kiln Operators (Nights)', 'Kiln Operator (Nights)'],
  ['Director of Operations', 'Director of Operations'],
  ['Head of Sales', 'Head of Sales'],
  ['Boat Painter', 'Boat Painter'],
])('makes one person of "%s"', (title, one) => {
  expect(toOnePerson(title)).toBe(one);
});
