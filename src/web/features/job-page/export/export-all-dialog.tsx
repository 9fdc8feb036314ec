import { useId } from 'react';

import type { Output } from '#shared/output.ts';
import { Dialog } from '#ui/dialog.tsx';

import { combinedFile, hiringFile } from './export-file.ts';
import { type ExportFormat, exportFormats } from '#shared/export-format.ts';
import { FileChoice } from './file-choice.tsx';

interface ExportAllDialogProps {
  jobId: number;
  outputs: readonly Output[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function ExportAllDialog({ jobId, outputs, open, onOpenChange }: ExportAllDialogProps) {
  const headingId = useId();
  const written = outputs.filter(({ content }) => content !== null).length;
  const choice = { isEmpty: written === 0, onDone: () => onOpenChange(false) };
  const inFormat = (format: ExportFormat) => (
    <FileChoice
      {...choice}
      key={format}
      file={combinedFile(jobId, format)}
      name={exportFormats[format].choice}
      description={exportFormats[format].description}
    />
  );
  return (
    <Dialog
      title="Export All"
      description={describeContents(written)}
      size="sm"
      open={open}
      onOpenChange={onOpenChange}
    >
      <div className="grid gap-2">{(['txt', 'pdf', 'docx'] as const).map(inFormat)}</div>
      <section aria-labelledby={headingId} className="mt-6 grid gap-2">
        <h3 id={headingId} className="text-sm font-medium text-ink-faint">
          More formats
        </h3>
        {inFormat('md')}
        <FileChoice
          {...choice}
          file={hiringFile(jobId)}
          name="Whole hiring file (.zip)"
          description="Everything in every format, and who wrote it"
        />
      </section>
    </Dialog>
  );
}

function describeContents(written: number): string {
  if (written === 0) return 'Nothing has been written for this job yet.';
  return written === 1
    ? 'The one tool that is ready, in one file.'
    : `The ${written} tools that are ready, in one file.`;
}
