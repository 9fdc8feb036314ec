import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import type { ToolId } from '#shared/tool-info.ts';
import { clearToast, toast } from '#ui/toast.ts';
import { generateTool } from '../job-page-calls.ts';
import { refreshWritten } from '../job-page-queries.ts';
import { ApiError, describeFailure } from '#web/lib/api-error.ts';

/** Writes the tools anew that a change concerns. Those that a person edited wait for an answer. */
export function useUpdateTools(jobId: number) {
  const queryClient = useQueryClient();
  const [edited, setEdited] = useState<readonly ToolId[]>([]);
  const { mutate, isPending } = useMutation({
    mutationFn: (order: { tools: readonly ToolId[]; replaceEdits: boolean }) =>
      startAll(jobId, order),
    onMutate: clearToast,
    onSuccess: async ({ started, refused }) => {
      setEdited(refused);
      if (started > 0) toast({ title: 'Update started', description: sayStarted(started) });
      await refreshWritten(queryClient);
    },
    onError: async (error) => {
      setEdited([]);
      toast({
        title: 'Update failed',
        description: describeFailure(error, 'Not all tools could be updated'),
        variant: 'destructive',
      });
      await refreshWritten(queryClient);
    },
  });
  return {
    isBusy: isPending,
    start: (tools: readonly ToolId[]) => mutate({ tools, replaceEdits: false }),
    question: {
      open: edited.length > 0,
      onOpenChange: (open: boolean) => !open && setEdited([]),
      onConfirm: () => mutate({ tools: edited, replaceEdits: true }),
      subject: edited.length === 1 ? ('tool' as const) : ('all' as const),
    },
  };
}

/** One after the other: each is only put in the queue. */
async function startAll(
  jobId: number,
  { tools, replaceEdits }: { tools: readonly ToolId[]; replaceEdits: boolean },
) {
  const refused: ToolId[] = [];
  for (const tool of tools) {
    try {
      await generateTool(jobId, tool, { replaceEdits });
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 409) || replaceEdits) throw error;
      refused.push(tool);
    }
  }
  return { started: tools.length - refused.length, refused };
}

const sayStarted = (count: number) =>
  count === 1 ? 'One tool is being written anew.' : `${count} tools are being written anew.`;
