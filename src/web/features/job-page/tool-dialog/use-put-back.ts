import { useMutation, useQueryClient } from '@tanstack/react-query';

import type { Cut, Output } from '#shared/output.ts';
import { editContent } from '#tools/edit-content.ts';
import { clearToast, toast } from '#ui/toast.ts';
import { describeError } from '#web/lib/api-error.ts';

import { saveContent } from '../job-page-calls.ts';
import { refreshWritten } from '../job-page-queries.ts';
import { useRestore } from '../versions/use-restore.ts';

type Back = NonNullable<Cut['back']>;

/** Puts a statement that was taken out back into the text, as an edit of the person who decides so. */
export function usePutBack(output: Output) {
  const queryClient = useQueryClient();
  const { restore } = useRestore(output.id);
  const { version } = output;
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ path, value }: Back) => {
      const content = editContent(output.content, path, value);
      if (version === null || content === undefined) {
        throw new Error('The text it was taken from is no longer there.');
      }
      return saveContent(output.id, { content, version });
    },
    onMutate: clearToast,
    onSuccess: async () => {
      await refreshWritten(queryClient);
      toast({
        title: 'Content updated',
        description: 'It stands in the text again.',
        ...(version !== null && { action: { label: 'Undo', onPress: () => restore(version) } }),
      });
    },
    onError: (error) =>
      void toast({
        title: 'Update failed',
        description: describeError(error, 'Failed to update content'),
        variant: 'destructive',
      }),
  });
  return { isPuttingBack: isPending, putBack: mutate };
}
