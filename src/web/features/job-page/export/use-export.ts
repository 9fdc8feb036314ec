import { useIsMutating, useMutation } from '@tanstack/react-query';

import { clearToast, toast } from '#ui/toast.ts';
import { ApiError, describeError } from '#web/lib/api-error.ts';

import { downloadFile } from './download-file.ts';
import {
  combinedExportPath,
  type ExportFormat,
  exportFormats,
  outputExportPath,
} from './export-format.ts';

interface OutputExport {
  jobId: number;
  outputId: number;
  format: ExportFormat;
}

/** One tool as a file. Busy per output and format, wherever its button stands. */
export function useOutputExport({ jobId, outputId, format }: OutputExport) {
  return useDownload({
    path: outputExportPath(jobId, outputId, format),
    format,
    done: format === 'pdf' ? 'PDF exported' : 'Download started',
  });
}

/** All tools of a job in one file. */
export function useCombinedExport(jobId: number, format: ExportFormat) {
  return useDownload({
    path: combinedExportPath(jobId, format),
    format,
    done: 'Export completed',
  });
}

function useDownload({ path, format, done }: { path: string; format: ExportFormat; done: string }) {
  const mutationKey = ['export', path];
  const { mutateAsync } = useMutation({
    mutationKey,
    mutationFn: () => downloadFile(path),
    onMutate: clearToast,
    onSuccess: (fileName) => void toast({ title: done, description: fileName }),
    onError: (error) => {
      const sentence = `Unable to generate ${exportFormats[format].name}. Please try again.`;
      toast({
        title: 'Export failed',
        description: isRefusal(error) ? describeError(error, sentence) : sentence,
        variant: 'destructive',
      });
    },
  });
  return {
    isBusy: useIsMutating({ mutationKey, exact: true }) > 0,
    /** Ends when the file is there or the failure has been told; true for the file. */
    start: () =>
      mutateAsync().then(
        () => true,
        () => false,
      ),
  };
}

function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500 && error.status !== 404;
}
