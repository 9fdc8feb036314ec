export interface Sorting {
  column: number;
  direction: 'ascending' | 'descending';
}

/** What a press on a column's heading does: up, down, and back to the order of the content. */
export function toggleSorting(current: Sorting | null, column: number): Sorting | null {
  if (current?.column !== column) return { column, direction: 'ascending' };
  return current.direction === 'ascending' ? { column, direction: 'descending' } : null;
}

/** Rows by the value of one column: numbers by size, texts by alphabet, and numbers inside texts by size too. */
export function sortRows<Row extends { sortBy: readonly (string | number)[] }>(
  rows: readonly Row[],
  sorting: Sorting | null,
): Row[] {
  if (!sorting) return [...rows];
  const sign = sorting.direction === 'ascending' ? 1 : -1;
  return rows.toSorted(
    (a, b) => sign * compare(a.sortBy[sorting.column] ?? '', b.sortBy[sorting.column] ?? ''),
  );
}

function compare(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a).localeCompare(String(b), 'en', { numeric: true, sensitivity: 'base' });
}
