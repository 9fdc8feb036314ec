import FileDown from 'lucide-react/icons/file-down';

import type { Output } from '#shared/output.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { toast } from '#ui/toast.ts';

import { type ExportFormat, exportFormatIds, exportFormats } from './export-format.ts';
import { useCombinedExport } from './use-export.ts';

interface ExportAllDialogProps {
  jobId: number;
  outputs: readonly Output[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function ExportAllDialog({ jobId, outputs, open, onOpenChange }: ExportAllDialogProps) {
  const written = outputs.filter(({ content }) => content !== null).length;
  return (
    <Dialog
      title="Export All"
      description={describeContents(written)}
      size="sm"
      open={open}
      onOpenChange={onOpenChange}
    >
      <div className="grid gap-2">
        {exportFormatIds.map((format) => (
          <FormatChoice
            key={format}
            jobId={jobId}
            format={format}
            isEmpty={written === 0}
            onDone={() => onOpenChange(false)}
          />
        ))}
      </div>
    </Dialog>
  );
}

interface FormatChoiceProps {
  jobId: number;
  format: ExportFormat;
  isEmpty: boolean;
  onDone: () => void;
}

function FormatChoice({ jobId, format, isEmpty, onDone }: FormatChoiceProps) {
  const { isBusy, start } = useCombinedExport(jobId, format);
  const { choice, description } = exportFormats[format];

  async function press() {
    if (isEmpty) {
      toast({
        title: 'No content to export',
        description: 'Generate some content first before exporting',
        variant: 'destructive',
      });
    } else if (!(await start())) return;
    onDone();
  }

  return (
    <button
      type="button"
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={() => !isBusy && void press()}
      className="flex w-full items-center gap-3 rounded border bg-surface p-3 text-left transition-colors hover:border-line-strong hover:bg-sunken"
    >
      <span className="grid size-9 shrink-0 place-items-center rounded bg-accent-soft text-accent">
        {isBusy ? <Spinner /> : <FileDown className="size-4.5" aria-hidden="true" />}
      </span>
      <span>
        <span className="block font-medium">{choice}</span>
        <span className="block text-sm text-ink-soft">{description}</span>
      </span>
    </button>
  );
}

function describeContents(written: number): string {
  if (written === 0) return 'Nothing has been written for this job yet.';
  return written === 1
    ? 'The one tool that is ready, in one file.'
    : `The ${written} tools that are ready, in one file.`;
}
