import { cn } from './class-names.ts';

/** Holds the place of what comes, in its shape; give it a size by class. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div aria-hidden="true" className={cn('animate-pulse rounded-md bg-grey-soft', className)} />
  );
}
