import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'wouter';

import { LoadFailure } from '../components/load-failure.tsx';
import { JobDetails } from '../features/job-page/job-details.tsx';
import { JobNotFound } from '../features/job-page/job-not-found.tsx';
import { JobPageSkeleton } from '../features/job-page/job-page-skeleton.tsx';
import { isNotFound, jobQuery, outputsQuery } from '../features/job-page/job-page-queries.ts';
import { ApiError } from '../lib/api-error.ts';
import { useLiveEvents } from '../lib/live-events.ts';
import { refreshSession } from '../lib/session.ts';

export function JobPage({ jobId }: { jobId: number }) {
  const { data: job, error, refetch } = useQuery(jobQuery(jobId));
  const outputs = useQuery({ ...outputsQuery(jobId), enabled: Boolean(job) });
  useLiveEvents(job?.organizationId);
  useLeaveWhenSignedOut(error ?? outputs.error);

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
  return job ? <JobDetails job={job} outputs={outputs} /> : <JobPageSkeleton jobId={jobId} />;
}

/** A session may end while the page is open; then the way leads to the front page. */
function useLeaveWhenSignedOut(failure: Error | null) {
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  const isSignedOut = failure instanceof ApiError && failure.status === 401;
  useEffect(() => {
    if (isSignedOut) leave(queryClient, navigate).catch(() => {});
  }, [isSignedOut, navigate, queryClient]);
}

/** Where nobody can be asked who is signed in, the router says so. */
async function leave(queryClient: QueryClient, navigate: (path: string) => void) {
  navigate('/');
  await refreshSession(queryClient);
}
