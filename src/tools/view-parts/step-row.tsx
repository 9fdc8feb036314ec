import type { ReactNode } from 'react';

// Without a place in the tab order, those who use a keyboard could not scroll it in every browser.
const keyboardScrollable = { tabIndex: 0 };

/** Steps of a sequence beside each other: the one before and the one after are always in sight, wherever the screen ends. */
export function StepRow({ label, children }: { label: string; children: readonly ReactNode[] }) {
  return (
    <ol
      aria-label={label}
      {...keyboardScrollable}
      className="-mx-1 grid min-w-0 snap-x auto-cols-[88%] grid-flow-col items-start gap-4 overflow-x-auto px-1 pt-1 pb-3 @3xl:auto-cols-[minmax(24rem,1fr)] print:grid-flow-row print:auto-cols-auto"
    >
      {children.map((child, index) => (
        <li key={index} className="min-w-0 snap-start scroll-mx-1">
          {child}
        </li>
      ))}
    </ol>
  );
}
