import { useIsMutating, useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { clearToast, toast } from '#ui/toast.ts';
import { ApiError, describeError } from '#web/lib/api-error.ts';

import { downloadFile } from './download-file.ts';
import type { ExportFile } from './export-file.ts';

/** Fetches files, one at a time. Busy for every button with the same key, wherever it stands. */
export function useExport(key: string) {
  const mutationKey = ['export', key];
  const [received, setReceived] = useState(0);
  const { mutateAsync } = useMutation({
    mutationKey,
    mutationFn: ({ path }: ExportFile) => downloadFile(path, setReceived),
    onMutate: () => {
      clearToast();
      setReceived(0);
    },
    onSuccess: (fileName, { done }) => void toast({ title: done, description: fileName }),
    onError: (error, { name }) => {
      const sentence = `Unable to generate ${name}. Please try again.`;
      toast({
        title: 'Export failed',
        description: isRefusal(error) ? describeError(error, sentence) : sentence,
        variant: 'destructive',
      });
    },
  });
  return {
    isBusy: useIsMutating({ mutationKey, exact: true }) > 0,
    /** How many bytes have come, of a file that comes as it is made. */
    received,
    /** Ends when the file is there or the failure has been told; true for the file. */
    start: (file: ExportFile) =>
      mutateAsync(file).then(
        () => true,
        () => false,
      ),
  };
}

function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500 && error.status !== 404;
}
