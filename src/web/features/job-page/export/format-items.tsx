import { lazy, Suspense, useState } from 'react';

import type { Output } from '#shared/output.ts';
import { MenuItem, MenuSeparator } from '#ui/menu.tsx';

import { listSystemFiles, outputFile } from './export-file.ts';
import { type ExportFormat, exportFormats } from '#shared/export-format.ts';
import { useExport } from './use-export.ts';

const BoardPostsDialog = lazy(async () => ({
  default: (await import('./board-posts-dialog.tsx')).BoardPostsDialog,
}));

interface FormatItems {
  jobId: number;
  output: Output | undefined;
  /** Those that have no button of their own beside the menu. */
  formats: readonly ExportFormat[];
}

/** The files of one output as items of a menu, and the window that one of them opens beside it. */
export function useFormatItems({ jobId, output, formats }: FormatItems) {
  const outputId = output?.id ?? 0;
  const { isBusy, start } = useExport(`more formats of ${outputId}`);
  const [showsPosts, setShowsPosts] = useState(false);
  if (!output || output.content === null) return { isBusy, items: null, posts: null };
  const systemFiles = listSystemFiles(jobId, output.toolType);
  return {
    isBusy,
    items: (
      <>
        {formats.map((format) => (
          <MenuItem
            key={format}
            onClick={() => void start(outputFile({ jobId, outputId, format }))}
          >
            {exportFormats[format].item}
          </MenuItem>
        ))}
        {systemFiles.length > 0 && <MenuSeparator />}
        {systemFiles.map((file) => (
          <MenuItem key={file.path} onClick={() => void start(file)}>
            {file.item}
          </MenuItem>
        ))}
        {output.toolType === 'attractionPosting' && (
          <MenuItem onClick={() => setShowsPosts(true)}>For job boards...</MenuItem>
        )}
      </>
    ),
    posts: showsPosts && (
      <Suspense>
        <BoardPostsDialog
          jobId={jobId}
          content={output.content}
          onClose={() => setShowsPosts(false)}
        />
      </Suspense>
    ),
  };
}
