import { Skeleton } from '#ui/skeleton.tsx';

/** Three cards in the shape of jobs to come. */
export function PlaceholderCards() {
  return (
    <ul aria-label="Loading your jobs" className={cardGridClass}>
      {['first', 'second', 'third'].map((card) => (
        <li key={card} className="grid gap-3 rounded border bg-surface p-4">
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="h-5 w-1/2" />
          <Skeleton className="h-10" />
          <Skeleton className="h-4 w-1/3" />
        </li>
      ))}
    </ul>
  );
}

export const cardGridClass = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3';
