import type { ReactNode } from 'react';

/** Points that are counted: a large numeral beside each. */
export function NumberedPoints({ children }: { children: readonly ReactNode[] }) {
  return (
    <ol className="grid gap-4">
      {children.map((child, index) => (
        <li key={index} className="flex min-w-0 gap-4">
          <span
            aria-hidden="true"
            className="tabular w-7 shrink-0 text-right font-serif text-2xl leading-none text-ink-faint"
          >
            {index + 1}
          </span>
          <div className="max-w-[75ch] min-w-0 flex-1 pt-1">{child}</div>
        </li>
      ))}
    </ol>
  );
}
