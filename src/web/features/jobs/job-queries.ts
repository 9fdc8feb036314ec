import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';

import { z } from 'zod';

import {
  type EmployerCount,
  employerCountSchema,
  type Job,
  type JobSort,
  type JobStatus,
} from '#shared/job.ts';
import { throwUnlessOk } from '#web/lib/api-error.ts';
import { completeJob } from '#web/lib/complete-replies.ts';
import { fetchByKey } from '#web/lib/query-client.ts';

/** Everything about jobs is read under this path, so one word makes all of it be read anew. */
export const jobsKey = ['/api/jobs'] as const;

export const jobKey = (id: number) => [...jobsKey, id] as const;

export interface JobListFilters {
  search: string;
  status: JobStatus | undefined;
  employer: string;
  sort: JobSort;
}

interface JobListPage {
  jobs: Job[];
  nextCursor: string | undefined;
}

const whileWriting = 5000;

/** The jobs of one organization, a page at a time. Others change them too, and writers finish them. */
export const jobListQuery = (organizationId: number, filters: JobListFilters) =>
  infiniteQueryOptions({
    queryKey: [...jobsKey, 'list', { organizationId, ...filters }],
    queryFn: ({ pageParam, signal }) =>
      fetchJobPage({ ...filters, organizationId, cursor: pageParam }, signal),
    initialPageParam: '',
    getNextPageParam: (page: JobListPage) => page.nextCursor,
    placeholderData: keepPreviousData,
    staleTime: 3000,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ jobs }) => jobs.some(isBeingWritten)) ? whileWriting : false,
  });

/** Whom the organization recruits for. */
export const employersQuery = (organizationId: number) =>
  queryOptions<EmployerCount[]>({
    queryKey: [...jobsKey, 'list', 'employers', organizationId],
    queryFn: async ({ signal }) => {
      const path = `/api/jobs/employers?organizationId=${organizationId}`;
      const response = await fetch(path, { credentials: 'include', signal });
      await throwUnlessOk(response);
      return z.array(employerCountSchema).parse(await response.json());
    },
    staleTime: 3000,
  });

/** One job while somebody watches its tools being written. */
export const watchedJobQuery = (job: Job) =>
  queryOptions<Job | null>({
    queryKey: jobKey(job.id),
    queryFn: async (context) => completeJob(await fetchByKey(context)),
    initialData: job,
    refetchInterval: 1000,
    staleTime: 0,
  });

export const isBeingWritten = ({ status }: Job) => status === 'processing';

interface PageRequest extends JobListFilters {
  organizationId: number;
  cursor: string;
}

async function fetchJobPage(
  { organizationId, ...wishes }: PageRequest,
  signal: AbortSignal,
): Promise<JobListPage> {
  const query = new URLSearchParams({ organizationId: String(organizationId) });
  for (const [name, value] of Object.entries(wishes)) if (value) query.set(name, value);
  const response = await fetch(`/api/jobs?${query}`, { credentials: 'include', signal });
  await throwUnlessOk(response);
  return {
    jobs: ((await response.json()) as unknown[]).map(completeJob),
    nextCursor: response.headers.get('x-next-cursor') ?? undefined,
  };
}
