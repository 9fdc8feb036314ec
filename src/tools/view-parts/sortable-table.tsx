import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import { type ReactNode, useState } from 'react';

import { cn } from '#ui/class-names.ts';

import { sortRows, type Sorting, toggleSorting } from './sort-rows.ts';

interface Column {
  name: string;
  /** A share of the width, such as "w-1/3". */
  className?: string;
}

export interface SortableRow {
  cells: readonly ReactNode[];
  /** What each column is sorted by. */
  sortBy: readonly (string | number)[];
}

interface SortableTableProps {
  label: string;
  columns: readonly Column[];
  rows: readonly SortableRow[];
}

/** A table whose headings sort it, without columns that hold nothing; a single row is no table and becomes an entry. */
export function SortableTable({ label, columns, rows }: SortableTableProps) {
  const filled = columns.map((_, index) => rows.some(({ cells }) => cells[index] !== null));
  const keep = <T,>(items: readonly T[]) => items.filter((_, index) => filled[index]);
  const shown = {
    label,
    columns: keep(columns),
    rows: rows.map(({ cells, sortBy }) => ({ cells: keep(cells), sortBy: keep(sortBy) })),
  };
  return rows.length === 1 ? <SingleEntry {...shown} /> : <SortedTable {...shown} />;
}

function SingleEntry({ label, columns, rows }: SortableTableProps) {
  return (
    <dl
      aria-label={label}
      className="grid gap-x-6 gap-y-2 border-t pt-2 @2xl:auto-cols-fr @2xl:grid-flow-col"
    >
      {columns.map(({ name }, index) => (
        <div key={name} className="min-w-0 wrap-anywhere">
          <dt className="text-xs text-ink-faint">{name}</dt>
          <dd>{rows[0]?.cells[index]}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Where it is narrow, each row becomes an entry with its labels beside the texts. */
function SortedTable({ label, columns, rows }: SortableTableProps) {
  const [sorting, setSorting] = useState<Sorting | null>(null);
  return (
    <table
      aria-label={label}
      className="w-full table-fixed border-collapse text-left @max-2xl:block"
    >
      <thead className="@max-2xl:sr-only">
        <tr>
          {columns.map((column, index) => (
            <th
              key={column.name}
              scope="col"
              aria-sort={sorting?.column === index ? sorting.direction : 'none'}
              className={cn('border-b border-line-strong/60 py-1 pr-5 last:pr-0', column.className)}
            >
              <button
                type="button"
                className="flex items-center gap-1 rounded-sm py-1 text-left text-sm font-medium text-ink-soft hover:text-ink"
                onClick={() => setSorting(toggleSorting(sorting, index))}
              >
                {column.name}
                <SortMark direction={sorting?.column === index ? sorting.direction : undefined} />
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="@max-2xl:block">
        {sortRows(rows, sorting).map((row, index) => (
          <tr key={index} className="@max-2xl:block @max-2xl:border-b @max-2xl:py-3">
            {row.cells.map((cell, column) => (
              <td
                key={columns[column]?.name}
                className="min-w-0 border-b py-2.5 pr-5 align-top wrap-anywhere last:pr-0 @max-2xl:block @max-2xl:border-0 @max-2xl:py-1 @max-2xl:pr-0"
              >
                <span aria-hidden="true" className="hidden text-xs text-ink-faint @max-2xl:block">
                  {columns[column]?.name}
                </span>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function SortMark({ direction }: { direction: Sorting['direction'] | undefined }) {
  const Mark = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown }[
    direction ?? 'none'
  ];
  return <Mark aria-hidden="true" className={cn('size-3.5', !direction && 'text-ink-faint/60')} />;
}
