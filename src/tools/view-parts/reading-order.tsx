import type { ReactNode } from 'react';

/**
 * Parts one below the other, in the order they are read; where there is room the heading of each stands beside its
 * words. Columns of unequal length leave holes, and nobody knows which of them comes first.
 */
export function ReadingOrder({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] divide-y *:py-4 *:first:pt-0 *:last:pb-0 @3xl:*:grid @3xl:*:items-start @3xl:*:grid-cols-[13rem_minmax(0,75ch)] @3xl:*:gap-x-8">
      {children}
    </div>
  );
}
