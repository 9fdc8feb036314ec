import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  icon: LucideIcon;
  title: string;
  /** Which heading it is on its page. */
  level?: 1 | 2 | 3;
  description: ReactNode;
  /** The way on. */
  children?: ReactNode;
}

/** Stands where a list would be: what is missing, and what to do about it. */
export function EmptyState({
  icon: Icon,
  title,
  level = 2,
  description,
  children,
}: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-center rounded border border-dashed border-line-strong/60 px-6 py-10 text-center">
      <Icon className="size-6 text-ink-faint" strokeWidth={1.5} aria-hidden="true" />
      <Heading className="mt-3 text-lg font-semibold tracking-tight">{title}</Heading>
      <p className="mt-1 max-w-md wrap-anywhere text-ink-soft">{description}</p>
      {children && (
        <div className="mt-5 flex max-w-full flex-wrap justify-center gap-2">{children}</div>
      )}
    </div>
  );
}
