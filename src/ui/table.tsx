import type { ComponentProps, ReactNode } from 'react';

import { cn } from './class-names.ts';

// Without a place in the tab order, those who use a keyboard could not scroll it in every browser.
const keyboardScrollable = { role: 'group', tabIndex: 0 };

/** A dense table that scrolls sideways inside its own frame; the label names it for screen readers. */
export function Table({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div aria-label={label} {...keyboardScrollable} className={cn('overflow-x-auto', className)}>
      <table className="w-full border-collapse text-left text-sm">{children}</table>
    </div>
  );
}

type CellProps = { numeric?: boolean };

export function Th({ numeric, className, ...rest }: ComponentProps<'th'> & CellProps) {
  return (
    <th
      scope="col"
      {...rest}
      className={cn(
        'border-b border-line-strong/60 py-2 pr-4 font-medium text-ink-soft last:pr-0',
        numeric && 'text-right',
        className,
      )}
    />
  );
}

export function Td({ numeric, className, ...rest }: ComponentProps<'td'> & CellProps) {
  return (
    <td
      {...rest}
      className={cn(
        'border-b py-2 pr-4 align-top last:pr-0',
        numeric && 'tabular text-right',
        className,
      )}
    />
  );
}
