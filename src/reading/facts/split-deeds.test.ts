import { expect, it } from 'vitest';
import { splitDeeds } from './split-deeds.ts';

const split = (text: string): string[] | undefined => splitDeeds(text)?.map((part) => part.text);

it('parts a line in which three or more deeds stand in a row', () => {
  expect(
    split(
      'Identify new growers, manage the nursery beds, deliver young trees to the parks, liaise with foresters, and prepare the yearly planting report.',
    ),
  ).toEqual([
    'Identify new growers',
    'manage the nursery beds',
    'deliver young trees to the parks',
    'liaise with foresters',
    'prepare the yearly planting report',
  ]);
  expect(
    split(
      'Preparing the kiln for each firing, mixing glazes for bowls, plates and cups; recording the heat of every batch',
    ),
  ).toEqual([
    'Preparing the kiln for each firing',
    'mixing glazes for bowls, plates and cups',
    'recording the heat of every batch',
  ]);
});

it.each([
  // A short row.
  'Sort letters, load vans, and sweep the yard',
  // How it is done.
  'Manage the front desk of the museum, ensuring that visitors are greeted, providing maps, and keeping the queue short at all times',
  // The row belongs to the aim.
  'Work with the curator to define the hanging plan, prepare the walls, develop the labels and deliver the printed guide in time',
  // The row belongs to the first verb.
  'Perform services including testing wells, mapping springs, reviewing permits, preparing maps and monitoring the level of the lake',
])('leaves whole: %s', (text) => {
  expect(split(text)).toBeUndefined();
});
