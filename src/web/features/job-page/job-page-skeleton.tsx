import { jobToolIds } from '#shared/tool-info.ts';
import { Skeleton } from '#ui/skeleton.tsx';

import { jobPageClass, jobPageColumnsClass } from './job-page-class.ts';

/** The shape of what comes; the heading is for those who do not see shapes. */
export function JobPageSkeleton({ jobId }: { jobId: number }) {
  return (
    <main aria-busy="true" className={jobPageClass}>
      <h1 className="sr-only">Job {jobId}</h1>
      <div className="grid gap-2">
        <Skeleton className="h-9 w-2/3 max-w-md" />
        <Skeleton className="h-5 w-40" />
      </div>
      <div className={jobPageColumnsClass}>
        <Skeleton className="h-68 lg:col-start-2 lg:row-start-1" />
        <Skeleton className="h-72 lg:col-start-1 lg:row-span-2 lg:row-start-1" />
        <div className="grid gap-4 lg:col-start-2 lg:grid-cols-2">
          {jobToolIds.map((tool) => (
            <Skeleton key={tool} className="h-44" />
          ))}
        </div>
      </div>
    </main>
  );
}
