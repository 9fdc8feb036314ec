import { expect, it } from 'vitest';
import { isWellFormed } from './well-formed.ts';

it.each([
  ['Mending nets and sails', 'Mend nets and sails'],
  ['Quality of dyed wool', 'Check the quality of dyed wool'],
  ['File transfer rules', 'Good knowledge of file transfer rules'],
  ['Sorting web leads', 'Sort web leads before noon'],
  ['Weaving of lace', 'Weaving of lace and wool'],
])('"%s" is a whole phrase', (name, line) => {
  expect(isWellFormed(name, line)).toBe(true);
});

it.each([
  ['Own loom records', 'Own loom records from yarn to cloth'],
  ['Happy weavers and grow sales', 'Work with the mill to keep happy weavers and grow sales'],
  ['Behalf of the harbor master', 'Signs papers on behalf of the harbor master'],
  ['Loom to the dye house', 'Carries yarn from the old loom to the dye house'],
  ['Just a weaver', 'Be more than just a weaver'],
  ['Loom (2) 21', 'Loom (2) 21 in wide'],
  ['Senior Dye Specialists', 'Plans the work of Senior Dye Specialists'],
  ['Assisting in identifies knots', 'Assists in identifies knots and holes'],
  ['Boat trips, and Net Mending', 'Leads games, boat trips, and net mending'],
])('"%s" is part of a sentence', (name, line) => {
  expect(isWellFormed(name, line)).toBe(false);
});

it('is torn where something is said of it, or where what the row is of stands behind it', () => {
  expect(isWellFormed('Sure the mill', 'Make sure the mill is dry', ' is dry')).toBe(false);
  expect(
    isWellFormed('Meeting yarn', 'Meets yarn, dye and felt standards', ', dye and felt standards'),
  ).toBe(false);
  expect(isWellFormed('Mending nets', 'Mends nets, sails and ropes', ', sails and ropes')).toBe(
    true,
  );
});
