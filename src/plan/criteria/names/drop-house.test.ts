import { expect, it } from 'vitest';
import { dropHouse } from './drop-house.ts';

it.each([
  ['Keeping the ternline.org tide table', 'Keeping a tide table'],
  ['Selling Ternline’s oilskins and nets', 'Selling oilskins and nets'],
  ['Updating the Ternline app', 'Updating an app'],
  ['Ternline harbor charts', 'Ternline harbor charts'],
  ['Ternline Harbor charts', 'Ternline Harbor charts'],
  ['Mending nets', 'Mending nets'],
  ['Working with ASP.NET and looms', 'Working with ASP.NET and looms'],
])('"%s" asks anyone about "%s"', (name, asked) => {
  expect(dropHouse(name, 'Ternline Harbor')).toBe(asked);
});

it('keeps words that many houses have', () => {
  expect(dropHouse('City harbor charts', 'City Harbor')).toBe('City harbor charts');
  expect(dropHouse('Keeping books', '')).toBe('Keeping books');
});

it('cuts no name in two', () => {
  expect(dropHouse('Winning new berths for Ternline Harbor', 'Ternline Harbor Inc.')).toBe(
    'Winning new berths for Ternline Harbor',
  );
});
