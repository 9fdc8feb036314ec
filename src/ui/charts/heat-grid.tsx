import { cn } from '../class-names.ts';

export type Heat = 'high' | 'medium' | 'low';

const heatLook: Record<Heat, { cell: string; mark: string }> = {
  high: { cell: 'bg-accent text-accent-ink', mark: '●' },
  medium: { cell: 'bg-accent-soft text-accent', mark: '◐' },
  low: { cell: 'bg-sunken text-ink-faint', mark: '·' },
};

const heats: readonly Heat[] = ['high', 'medium', 'low'];

interface HeatGridProps {
  title: string;
  columns: readonly string[];
  rows: readonly { label: string; cells: readonly Heat[] }[];
}

/** Days against times, each cell by its shade and by its mark; a table in itself. */
export function HeatGrid({ title, columns, rows }: HeatGridProps) {
  return (
    <figure className="grid min-w-0 gap-3">
      <table className="w-full table-fixed border-separate border-spacing-1 text-center text-xs">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr>
            <th scope="col" className="w-11">
              <span className="sr-only">Time</span>
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className="font-medium text-ink-soft">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cells }) => (
            <tr key={label}>
              <th scope="row" className="tabular pr-1 text-right font-medium text-ink-soft">
                {label}
              </th>
              {cells.map((heat, index) => (
                <td key={columns[index]} className={cn('h-8 rounded-sm', heatLook[heat].cell)}>
                  <span aria-hidden="true">{heatLook[heat].mark}</span>
                  <span className="sr-only">{heat}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <figcaption className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">
        {heats.map((heat) => (
          <span key={heat} className="flex items-center gap-1.5 capitalize">
            <span
              aria-hidden="true"
              className={cn(
                'grid size-5 place-items-center rounded-sm text-xs',
                heatLook[heat].cell,
              )}
            >
              {heatLook[heat].mark}
            </span>
            {heat}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
