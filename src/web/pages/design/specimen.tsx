import type { ReactNode } from 'react';

import { cn } from '#ui/class-names.ts';

export function SpecimenGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h3 className="border-b pb-2 text-md font-semibold tracking-tight">{title}</h3>
      <div className="divide-y">{children}</div>
    </div>
  );
}

/** One component: its name on the left, its states on the right. */
export function Specimen({
  name,
  className,
  children,
}: {
  name: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className="grid gap-x-6 gap-y-3 py-5 sm:grid-cols-[8rem_minmax(0,1fr)]">
      <h4 className="text-sm text-ink-faint">{name}</h4>
      <div className={cn('flex min-w-0 flex-wrap items-center gap-3', className)}>{children}</div>
    </div>
  );
}
