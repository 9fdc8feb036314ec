import { lazy, Suspense, useState } from 'react';

import type { Output } from '#shared/output.ts';
import { Button, type ButtonProps } from '#ui/button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#ui/menu.tsx';

import { listSystemFiles, outputFile } from './export-file.ts';
import { type ExportFormat, exportFormats } from './export-format.ts';
import { useExport } from './use-export.ts';

const BoardPostsDialog = lazy(async () => ({
  default: (await import('./board-posts-dialog.tsx')).BoardPostsDialog,
}));

interface MoreFormatsMenuProps extends Omit<ButtonProps, 'busy'> {
  jobId: number;
  output: Output;
  /** Those that have no button of their own beside it. */
  formats: readonly ExportFormat[];
}

/** Opens from the button it is given the look of, which is busy while one of its files is made. */
export function MoreFormatsMenu({ jobId, output, formats, ...button }: MoreFormatsMenuProps) {
  const { id: outputId, toolType } = output;
  const { isBusy, start } = useExport(`more formats of ${outputId}`);
  const [showsPosts, setShowsPosts] = useState(false);
  const systemFiles = listSystemFiles(jobId, toolType);
  return (
    <>
      <Menu trigger={<Button busyLabel="Exporting..." {...button} busy={isBusy} />}>
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
        {toolType === 'attractionPosting' && (
          <MenuItem onClick={() => setShowsPosts(true)}>For job boards...</MenuItem>
        )}
      </Menu>
      {showsPosts && (
        <Suspense>
          <BoardPostsDialog
            jobId={jobId}
            content={output.content}
            onClose={() => setShowsPosts(false)}
          />
        </Suspense>
      )}
    </>
  );
}
