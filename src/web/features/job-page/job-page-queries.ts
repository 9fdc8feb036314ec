import { type QueryClient, queryOptions } from '@tanstack/react-query';

import type { JobPlan } from '#shared/agreed-plan.ts';
import type { JobBrief } from '#shared/api/brief.ts';
import type { VersionContent } from '#shared/api/outputs.ts';
import type { Job } from '#shared/job.ts';
import type { MarketSummary } from '#shared/market-summary.ts';
import type { Output, OutputVersion, WriterInfo } from '#shared/output.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { completeJob, completeOutput } from '#web/lib/complete-replies.ts';
import { fetchByKey } from '#web/lib/query-client.ts';

const second = 1000;
const jobsPath = '/api/jobs';
const outputsPath = '/api/outputs';

/** Null once somebody has deleted it. */
export const jobQuery = (jobId: number) =>
  queryOptions<Job | null>({
    queryKey: [jobsPath, jobId],
    queryFn: async (context) => completeJob(await fetchByKey(context)),
    refetchInterval: ({ state }) => (isMissing(state) ? false : 30 * second),
    staleTime: 10 * second,
    refetchOnWindowFocus: ({ state }) => !isMissing(state),
  });

export const outputsQuery = (jobId: number) =>
  queryOptions<Output[]>({
    queryKey: [jobsPath, jobId, 'outputs'],
    queryFn: async (context) => (await fetchByKey<unknown[]>(context)).map(completeOutput),
    refetchInterval: ({ state }) => (state.data?.some(isBeingWritten) ? 5 * second : 30 * second),
    staleTime: 3 * second,
  });

export const briefQuery = (jobId: number) =>
  queryOptions<JobBrief>({ queryKey: [jobsPath, jobId, 'brief'], staleTime: 10 * second });

export const planQuery = (jobId: number) =>
  queryOptions<JobPlan>({ queryKey: [jobsPath, jobId, 'plan'], staleTime: 10 * second });

export const marketQuery = (jobId: number) =>
  queryOptions<MarketSummary>({ queryKey: [jobsPath, jobId, 'market'], staleTime: 10 * second });

export const versionsQuery = (outputId: number) =>
  queryOptions<OutputVersion[]>({ queryKey: [outputsPath, outputId, 'versions'], staleTime: 0 });

/** A version never changes once it is there. */
export const versionQuery = (outputId: number, version: number) =>
  queryOptions<VersionContent>({
    queryKey: [outputsPath, outputId, 'versions', version],
  });

export const writerQuery = queryOptions<WriterInfo>({
  queryKey: ['/api/writer'],
  staleTime: 60 * second,
});

/** At work on it, or waiting for somebody who is. */
export function isBeingWritten({ status, queued }: Pick<Output, 'status' | 'queued'>): boolean {
  return status === 'processing' || (status === 'pending' && queued);
}

/** Everything that shows what was written: the outputs, and with them the job and the lists of jobs. */
export function refreshWritten(queryClient: QueryClient): Promise<unknown> {
  return Promise.all([
    queryClient.invalidateQueries({
      predicate: ({ queryKey: [path] }) => typeof path === 'string' && path.startsWith(jobsPath),
    }),
    queryClient.invalidateQueries({ queryKey: [outputsPath] }),
  ]);
}

export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

function isMissing(state: { data: unknown; error: unknown }): boolean {
  return state.data === null || isNotFound(state.error);
}
