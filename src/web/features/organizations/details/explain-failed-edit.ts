import type { ToastContent } from '#ui/toast.ts';
import { ApiError, describeFailure } from '#web/lib/api-error.ts';

const failed = 'Failed to update organization';

/** Says why, unless the reason stands at a field of the form. */
export function explainFailedEdit(error: unknown): ToastContent {
  const atField = error instanceof ApiError && Object.keys(error.fields).length > 0;
  return {
    title: 'Error',
    description: atField ? failed : describeFailure(error, failed),
    variant: 'destructive',
  };
}
