import type { ReactNode } from 'react';

import { cn } from '../class-names.ts';
import { Disclosure } from '../disclosure.tsx';
import { Table, Td, Th } from '../table.tsx';

interface ChartFigureProps {
  title: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  className?: string;
  children: ReactNode;
}

/** A chart, and the same figures as a table for those who read rather than look. */
export function ChartFigure({ title, columns, rows, className, children }: ChartFigureProps) {
  return (
    <figure className={cn('grid min-w-0 gap-3', className)}>
      {children}
      <Disclosure title="Show as table">
        <Table label={title} className="mt-2">
          <thead>
            <tr>
              {columns.map((column, index) => (
                <Th key={column} numeric={index > 0}>
                  {column}
                </Th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={index}>
                {row.map((cell, column) => (
                  <Td key={column} numeric={column > 0} dir={column === 0 ? 'auto' : undefined}>
                    {cell}
                  </Td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Disclosure>
    </figure>
  );
}
