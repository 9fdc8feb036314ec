import { describe, expect, it } from 'vitest';
import { sortRows, toggleSorting } from './sort-rows.ts';

const rows = ['Week 10', 'week 2', 'Álamo'].map((name, index) => ({ name, sortBy: [name, index] }));

describe('sortRows', () => {
  it('sorts texts by alphabet and the numbers in them by size', () => {
    const sorted = sortRows(rows, { column: 0, direction: 'ascending' });
    expect(sorted.map(({ name }) => name)).toEqual(['Álamo', 'week 2', 'Week 10']);
  });

  it('sorts numbers by size', () => {
    const sorted = sortRows(rows, { column: 1, direction: 'descending' });
    expect(sorted.map(({ sortBy }) => sortBy[1])).toEqual([2, 1, 0]);
  });

  it('leaves the order of the content alone', () => {
    expect(sortRows(rows, null)).toEqual(rows);
  });
});

describe('toggleSorting', () => {
  it('goes up, down and back', () => {
    const up = toggleSorting(null, 1);
    const down = toggleSorting(up, 1);
    expect(up).toEqual({ column: 1, direction: 'ascending' });
    expect(down).toEqual({ column: 1, direction: 'descending' });
    expect(toggleSorting(down, 1)).toBeNull();
    expect(toggleSorting(down, 0)).toEqual({ column: 0, direction: 'ascending' });
  });
});
