import { type QueryClient, queryOptions } from '@tanstack/react-query';

import type { JobQuestions } from '#shared/answers.ts';
import { fetchByKey } from '#web/lib/query-client.ts';

const second = 1000;
const keyOf = (jobId: number) => ['/api/jobs', jobId, 'questions'];

/** Under the key of its job, so that whatever is told of the job reads it anew. */
export const questionsQuery = (jobId: number) =>
  queryOptions<JobQuestions>({
    queryKey: keyOf(jobId),
    queryFn: async (context) => completeQuestions(await fetchByKey(context)),
    staleTime: 10 * second,
    refetchInterval: 30 * second,
    refetchOnWindowFocus: true,
  });

/** While a new release comes up, an older server may answer; what it does not tell is taken as not there. */
function completeQuestions(reply: Partial<JobQuestions>): JobQuestions {
  return {
    open: reply.open ?? [],
    answers: reply.answers ?? [],
    links: reply.links ?? [],
    changes: reply.changes ?? [],
    outdated: reply.outdated ?? [],
  };
}

/** An answer changes the job, what was understood of it and what is out of date. */
export function refreshJob(queryClient: QueryClient, jobId: number): Promise<unknown> {
  return queryClient.invalidateQueries({ queryKey: ['/api/jobs', jobId] });
}
