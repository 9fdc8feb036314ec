import { useMutation, useQueryClient } from '@tanstack/react-query';

import { clearToast, toast, type ToastContent } from '#ui/toast.ts';
import { describeError } from '#web/lib/api-error.ts';

import { organizationsKey } from './organization-queries.ts';

interface Change<Input, Reply> {
  send: (input: Input) => Promise<Reply>;
  /** What has to happen before everything is read anew. */
  prepare?: (reply: Reply) => void | Promise<void>;
  done: (reply: Reply, input: Input) => ToastContent | undefined;
  /** Nothing where the failure is told in another way. */
  failed: (error: unknown) => ToastContent | undefined;
}

/** A change to an organization: sent once, followed by fresh data everywhere and a toast. */
export function useChange<Input = void, Reply = unknown>(change: Change<Input, Reply>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change.send,
    onMutate: clearToast,
    onSuccess: async (reply, input) => {
      await change.prepare?.(reply);
      await queryClient.invalidateQueries({ queryKey: organizationsKey });
      const words = change.done(reply, input);
      if (words) toast(words);
    },
    onError: (error) => {
      const words = change.failed(error);
      if (words) toast(words);
    },
  });
}

export function succeeded(description: string): ToastContent {
  return { title: 'Success', description };
}

/** The server's own sentence where it gave one, else the one given here. */
export const failedTo = (sentence: string) => (error: unknown) =>
  ({
    title: 'Error',
    description: describeError(error, sentence),
    variant: 'destructive',
  }) satisfies ToastContent;
