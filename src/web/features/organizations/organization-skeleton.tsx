import { Skeleton } from '#ui/skeleton.tsx';

const facts = ['domain', 'website', 'industry', 'size', 'voice', 'style'];

/** The shape of the organization while it loads. */
export function OrganizationSkeleton() {
  return (
    <>
      <Skeleton className="mb-7 h-8 w-60" />
      {['information', 'branding'].map((section) => (
        <div
          key={section}
          className="grid gap-x-10 gap-y-5 border-t py-8 md:grid-cols-[15rem_minmax(0,1fr)]"
        >
          <Skeleton className="h-6 w-48" />
          <div className="grid grid-cols-2 gap-5">
            {facts.map((fact) => (
              <Skeleton key={fact} className="h-10" />
            ))}
          </div>
        </div>
      ))}
    </>
  );
}
