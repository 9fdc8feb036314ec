import type { ToastContent } from '#ui/toast.ts';
import { describeError } from '#web/lib/api-error.ts';

export const failedCreation = 'Failed to create job. Please try again.';

export function explainFailedCreation(error: unknown): ToastContent {
  const sentence = describeError(error, failedCreation);
  if (sentence.includes('not a member')) {
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
