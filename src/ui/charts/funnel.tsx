import { ChartFigure } from './chart-figure.tsx';

interface FunnelProps {
  title: string;
  /** The same in a sentence. */
  summary: string;
  /** From the widest to the narrowest. */
  steps: readonly { label: string; count: number }[];
}

const numbers = new Intl.NumberFormat('en-US');

/** How many are left at each step, drawn to one scale, with the share of the step before. */
export function Funnel({ title, summary, steps }: FunnelProps) {
  const widest = Math.max(...steps.map(({ count }) => count), 1);
  const shares = steps.map(({ count }, index) => sayShare(count, steps[index - 1]?.count));
  return (
    <ChartFigure
      title={title}
      columns={['Step', 'People', 'Of the step before']}
      rows={steps.map(({ label, count }, index) => [
        label,
        numbers.format(count),
        shares[index] || 'all',
      ])}
    >
      <figcaption className="max-w-[75ch] text-md">{summary}</figcaption>
      <ol aria-label={title} className="grid gap-1">
        {steps.map(({ label, count }, index) => {
          const width = Math.max((count / widest) * 100, 0.6);
          return (
            <li
              key={label}
              className="grid grid-cols-[minmax(0,7.5rem)_minmax(0,1fr)_4.5rem] items-center gap-x-3 text-sm @xl:grid-cols-[minmax(0,9rem)_minmax(0,1fr)_7rem]"
            >
              <span dir="auto" className="min-w-0 wrap-anywhere">
                {label}
              </span>
              <svg width="100%" height="28" aria-hidden="true" className="block min-w-0">
                <rect
                  x={`${(100 - width) / 2}%`}
                  width={`${width}%`}
                  height="28"
                  rx="3"
                  className="fill-accent"
                />
              </svg>
              <span className="tabular">
                <span className="font-semibold">{numbers.format(count)}</span>
                {shares[index] && (
                  <span className="block text-xs text-ink-faint">{shares[index]}</span>
                )}
              </span>
            </li>
          );
        })}
      </ol>
    </ChartFigure>
  );
}

function sayShare(count: number, before: number | undefined): string {
  return before ? `${Math.round((count / before) * 100)}%` : '';
}
