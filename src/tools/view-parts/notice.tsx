import type { ReactNode } from 'react';

/** Says in one line that there is nothing here. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <p className="rounded border border-dashed px-4 py-8 text-center text-ink-soft">{children}</p>
  );
}
