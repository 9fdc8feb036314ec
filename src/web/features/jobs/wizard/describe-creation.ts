import type { Job } from '#shared/job.ts';
import type { ToastContent } from '#ui/toast.ts';

import { jobCreated } from '../job-toasts.ts';
import { hasEnded, statusOfTools } from '../tool-statuses.ts';

/** What to say of a new job: that it is being worked on, unless everything is written already. */
export function describeCreation(job: Job): ToastContent {
  const statuses = statusOfTools(job);
  if (!statuses.every(hasEnded)) return jobCreated;
  const ready = statuses.filter((status) => status === 'completed').length;
  const description =
    ready === statuses.length
      ? 'All ten tools are ready. Open the job to read them.'
      : `${ready} of ${statuses.length} tools are ready. Open the job to try the others again.`;
  return { ...jobCreated, description };
}
