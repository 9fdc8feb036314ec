import type { ToastContent } from '#ui/toast.ts';
import { ApiError } from '#web/lib/api-error.ts';

/** Says why, unless the reason stands at a field of the form. */
export function explainFailedEdit(error: unknown): ToastContent {
  const known = error instanceof ApiError && Object.keys(error.fields).length === 0;
  const reason = known && error.sentence ? `. ${error.sentence}` : '';
  return {
    title: 'Error',
    description: `Failed to update organization${reason}`,
    variant: 'destructive',
  };
}
