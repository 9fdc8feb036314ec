import type { ReactNode } from 'react';

interface GroupProps {
  title: string;
  count?: number;
  hint?: string;
  children: ReactNode;
}

export function Group({ title, count, hint, children }: GroupProps) {
  return (
    <section className="grid grid-cols-1 gap-1">
      <h3 className="flex items-baseline gap-2 px-2 font-medium">
        {title}{' '}
        {count !== undefined && (
          <span className="tabular text-sm font-normal text-ink-faint">{count}</span>
        )}{' '}
        {hint && <span className="ml-auto text-xs font-normal text-ink-faint">{hint}</span>}
      </h3>
      {children}
    </section>
  );
}
