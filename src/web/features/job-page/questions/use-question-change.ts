import { useMutation, useQueryClient } from '@tanstack/react-query';

import { clearToast, toast, type ToastContent } from '#ui/toast.ts';
import { describeFailure } from '#web/lib/api-error.ts';

import { refreshJob } from './question-queries.ts';

interface Change<Input, Reply> {
  jobId: number;
  send: (input: Input) => Promise<Reply>;
  /** What is told once it is done; nothing where the screen shows it by itself. */
  done?: (reply: Reply) => ToastContent;
  /** "The answer could not be saved". */
  failed: string;
}

/** A change to what was asked or answered: sent once, told, and everything of the job read anew. */
export function useQuestionChange<Input = void, Reply = unknown>(change: Change<Input, Reply>) {
  const queryClient = useQueryClient();
  const { jobId, send, done, failed } = change;
  return useMutation({
    mutationFn: send,
    onMutate: clearToast,
    onSuccess: async (reply) => {
      await refreshJob(queryClient, jobId);
      if (done) toast(done(reply));
    },
    onError: (error) =>
      void toast({
        title: 'Error',
        description: describeFailure(error, failed),
        variant: 'destructive',
      }),
  });
}
