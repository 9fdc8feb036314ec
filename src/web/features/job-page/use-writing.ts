import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { type ToolId, toolInfo } from '#shared/tool-info.ts';
import { clearToast, toast, type ToastContent } from '#ui/toast.ts';
import { ApiError, describeFailure } from '#web/lib/api-error.ts';

import { generateTool, regenerateAll } from './job-page-calls.ts';
import { refreshWritten } from './job-page-queries.ts';

interface Writing {
  key: readonly unknown[];
  send: (choice: { replaceEdits: boolean }) => Promise<unknown>;
  started: ToastContent;
  failed: ToastContent & { description: string };
}

/** Starts the writing of one tool. Every button for the same tool is busy while one of them asks. */
export function useGenerateTool(jobId: number, tool: ToolId) {
  return useWriting({
    key: ['generate', jobId, tool],
    send: (choice) => generateTool(jobId, tool, choice),
    started: {
      title: 'Generation started',
      description: `${toolInfo[tool].name} is being written.`,
    },
    failed: {
      title: 'Generation failed',
      description: `Failed to generate ${toolInfo[tool].name}`,
      variant: 'destructive',
    },
  });
}

export function useRegenerateAll(jobId: number) {
  return useWriting({
    key: ['generate', jobId],
    send: (choice) => regenerateAll(jobId, choice),
    started: {
      title: 'Regeneration started',
      description: 'All tools are being regenerated. This may take a few minutes.',
    },
    failed: {
      title: 'Regeneration failed',
      description: 'Failed to regenerate all tools',
      variant: 'destructive',
    },
  });
}

/** Where a person's own words would be replaced, the server refuses and the person is asked. */
function useWriting({ key, send, started, failed }: Writing) {
  const queryClient = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const { mutate } = useMutation({
    mutationKey: key,
    mutationFn: send,
    onMutate: clearToast,
    onSuccess: async () => {
      setIsAsking(false);
      toast(started);
      await refreshWritten(queryClient);
    },
    onError: (error, { replaceEdits }) => {
      const asks = isConflict(error) && !replaceEdits;
      setIsAsking(asks);
      if (!asks) toast({ ...failed, description: describeFailure(error, failed.description) });
    },
  });
  return {
    isBusy: useIsMutating({ mutationKey: key, exact: true }) > 0,
    start: () => mutate({ replaceEdits: false }),
    question: {
      open: isAsking,
      onOpenChange: setIsAsking,
      onConfirm: () => mutate({ replaceEdits: true }),
    },
  };
}

function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409;
}
