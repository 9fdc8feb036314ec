import { useMutation, useQueryClient } from '@tanstack/react-query';

import { clearToast, toast } from '#ui/toast.ts';
import { describeError } from '#web/lib/api-error.ts';

import { restoreVersion } from '../job-page-calls.ts';
import { refreshWritten } from '../job-page-queries.ts';

interface Restoring {
  version: number;
  /** The version shown until now, to go back to. */
  from?: number | undefined;
}

export function useRestore(outputId: number) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ version }: Restoring) => restoreVersion(outputId, version),
    onMutate: clearToast,
    onSuccess: async (_reply, { version, from }) => {
      await refreshWritten(queryClient);
      toast({
        title: 'Content updated',
        description: `Version ${version} has been restored.`,
        ...(from !== undefined && {
          action: { label: 'Undo', onPress: () => mutate({ version: from }) },
        }),
      });
    },
    onError: (error) =>
      void toast({
        title: 'Update failed',
        description: describeError(error, 'Failed to update content'),
        variant: 'destructive',
      }),
  });
  return {
    isRestoring: isPending,
    restore: (version: number, from?: number) => mutate({ version, from }),
  };
}
