import type { OutputStatus } from '#shared/output.ts';
import type { ToastContent } from '#ui/toast.ts';
import { ApiError, describeError } from '#web/lib/api-error.ts';

import { hasEnded } from './tool-statuses.ts';

export const failedCreation = 'Failed to create job. Please try again.';

export function explainFailedCreation(error: unknown): ToastContent {
  const sentence = describeError(error, failedCreation);
  // The one refusal of this call that is about who somebody is.
  if (error instanceof ApiError && error.status === 403) {
    return {
      title: 'Organization Access Required',
      description:
        "Please ensure you're a member of the selected organization. Contact your admin if needed.",
      variant: 'destructive',
    };
  }
  return { title: 'Error', description: sentence, variant: 'destructive' };
}

export const failedUpdate: ToastContent = {
  title: 'Error',
  description: 'Failed to update job. Please try again.',
  variant: 'destructive',
};

export const jobCreated: ToastContent = {
  title: 'Job Created',
  description: 'AI processing is running in the background. View progress on the dashboard.',
};

/** What has come of a new job when the last step of the wizard is over. */
export function explainEndOfStep(statuses: readonly OutputStatus[]): ToastContent {
  if (!statuses.every(hasEnded)) return jobCreated;
  const ready = statuses.filter((status) => status === 'completed').length;
  if (ready === statuses.length) {
    return { title: 'Job Created', description: 'All ten tools are written and ready to read.' };
  }
  return {
    title: 'Generation failed',
    description: `The job was created. ${ready} of its ${statuses.length} tools are ready; open it to try the others again.`,
    variant: 'destructive',
  };
}
