import type { ReactNode } from 'react';

import { cn } from '#ui/class-names.ts';

interface BlockProps {
  title?: ReactNode;
  aside?: ReactNode;
  /** Set in a frame; plain otherwise. */
  framed?: boolean;
  className?: string;
  children: ReactNode;
}

/** A part of a section under a small heading of its own. */
export function Block({ title, aside, framed = false, className, children }: BlockProps) {
  return (
    <div className={cn('min-w-0', framed && 'rounded border bg-surface p-4', className)}>
      {(title || aside) && (
        <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1">
          {title && (
            <h4 className="mr-auto min-w-0 text-sm font-semibold wrap-anywhere" dir="auto">
              {title}
            </h4>
          )}
          {aside}
        </div>
      )}
      {children}
    </div>
  );
}

/** Content set in the document's own type. */
export const docText = 'font-serif text-md leading-relaxed';
