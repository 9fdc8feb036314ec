import { type ReactNode, use } from 'react';

import { cn } from '#ui/class-names.ts';

import { usePointing } from '../link-store.ts';
import { ShowLineContext } from '../show-line.ts';

interface RowProps {
  label: string;
  lines: readonly number[];
  children: ReactNode;
}

/** One thing that was understood, with the lines of the text that say it. */
export function Row({ label, lines, children }: RowProps) {
  const { pointed, handlers } = usePointing(lines);
  return (
    <div
      {...handlers}
      className={cn(
        'grid grid-cols-[7rem_1fr_auto] items-baseline gap-x-3 rounded px-2 py-1.5',
        pointed && 'bg-accent-soft',
      )}
    >
      <dt className="text-sm text-ink-faint">{label}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
      <dd>
        <LineLinks lines={lines} />
      </dd>
    </div>
  );
}

const most = 3;

/** The numbers of the lines; a press leads to them. */
export function LineLinks({ lines }: { lines: readonly number[] }) {
  const showLine = use(ShowLineContext);
  if (lines.length === 0) return null;
  return (
    <span className="flex gap-1">
      {lines.slice(0, most).map((line) => (
        <button
          key={line}
          type="button"
          onClick={() => showLine(line)}
          className="tabular min-w-6 rounded-sm px-1 text-right text-xs text-ink-faint hover:bg-sunken hover:text-ink pointer-coarse:min-h-6"
        >
          <span className="sr-only">Show line</span> {line + 1}
        </button>
      ))}
    </span>
  );
}
