import type { ReactNode } from 'react';

import { cn } from '#ui/class-names.ts';

export function FactList({ children }: { children: ReactNode }) {
  return <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2">{children}</dl>;
}

interface FactProps {
  term: string;
  /** Takes the whole width, for text of several lines. */
  wide?: boolean;
  children: ReactNode;
}

export function Fact({ term, wide = false, children }: FactProps) {
  return (
    <div className={cn('min-w-0', wide && 'sm:col-span-2')}>
      <dt className="text-sm text-ink-faint">{term}</dt>
      <dd className="mt-0.5 whitespace-pre-line wrap-anywhere">
        {children || <span className="text-ink-faint">Not set</span>}
      </dd>
    </div>
  );
}
