import { expect, test } from 'vitest';
import { dropHollowTail, mergeDuties } from './merge-duties.ts';

test('neighbours that belong together become one line', () => {
  expect(
    mergeDuties(
      [
        'Plan the garden in spring',
        'Select seeds',
        'Select pots',
        'Guide visitors through the glasshouse',
      ],
      3,
    ),
  ).toEqual([
    'Plan the garden in spring',
    'Select seeds and pots',
    'Guide visitors through the glasshouse',
  ]);
  expect(mergeDuties(['Clean the barn', 'Check the fences, gates and walls'], 1)).toEqual([
    'Clean the barn, and check the fences, gates and walls',
  ]);
});

test('a line that tells several things already stays alone', () => {
  const lines = ['Stock: count it; order it', 'Clean the yard', 'Repair nets', 'Flowers'];
  expect(mergeDuties(lines, 3)).toEqual([
    'Stock: count it; order it',
    'Clean the yard, and repair nets',
    'Flowers',
  ]);
});

test('an end that says nothing falls away', () => {
  expect(dropHollowTail('Answer letters in a timely manner')).toBe(
    'Answer letters in a timely manner',
  );
  expect(dropHollowTail('Answer letters from members in a timely manner')).toBe(
    'Answer letters from members',
  );
});
