import { useQuery } from '@tanstack/react-query';

import { LoadFailure } from '../components/load-failure.tsx';
import { JobDetails } from '../features/job-page/job-details.tsx';
import { JobNotFound } from '../features/job-page/job-not-found.tsx';
import { JobPageSkeleton } from '../features/job-page/job-page-skeleton.tsx';
import { isNotFound, jobQuery, outputsQuery } from '../features/job-page/job-page-queries.ts';
import { RightsIn } from '../features/organizations/rights.tsx';
import { useLiveEvents } from '../lib/live-events.ts';

export function JobPage({ jobId }: { jobId: number }) {
  const { data: job, error, refetch } = useQuery(jobQuery(jobId));
  const outputs = useQuery({ ...outputsQuery(jobId), enabled: Boolean(job) });
  useLiveEvents(job?.organizationId);

  if (job === null || isNotFound(error)) return <JobNotFound />;
  if (!job && error) {
    return (
      <main className="mx-auto max-w-xl px-4 py-16 sm:px-6">
        <LoadFailure
          error={error}
          sentence="The job could not be loaded."
          onRetry={() => void refetch()}
        />
      </main>
    );
  }
  const skeleton = <JobPageSkeleton jobId={jobId} />;
  if (!job) return skeleton;
  return (
    <RightsIn organizationId={job.organizationId} meanwhile={skeleton}>
      <JobDetails job={job} outputs={outputs} />
    </RightsIn>
  );
}
