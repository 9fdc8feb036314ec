import { Skeleton } from '#ui/skeleton.tsx';

/** The shape of the profile while it loads. */
export function ProfileSkeleton() {
  return (
    <div className="grid gap-x-10 gap-y-5 border-t py-8 md:grid-cols-[15rem_minmax(0,1fr)]">
      <div className="grid content-start gap-3">
        <Skeleton className="h-6 w-44" />
        <Skeleton className="h-9 w-28" />
      </div>
      <div className="grid grid-cols-2 gap-5">
        {['name', 'email', 'phone', 'title', 'location', 'timezone'].map((field) => (
          <Skeleton key={field} className="h-10" />
        ))}
      </div>
    </div>
  );
}
