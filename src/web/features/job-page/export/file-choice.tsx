import FileDown from 'lucide-react/icons/file-down';

import { Spinner } from '#ui/spinner.tsx';
import { toast } from '#ui/toast.ts';

import type { ExportFile } from './export-file.ts';
import { useExport } from './use-export.ts';

interface FileChoiceProps {
  file: ExportFile;
  name: string;
  description: string;
  /** Nothing has been written yet: nobody has to wait for the server to say so. */
  isEmpty: boolean;
  onDone: () => void;
}

/** A file to choose among others, with what it is good for. */
export function FileChoice({ file, name, description, isEmpty, onDone }: FileChoiceProps) {
  const { isBusy, received, start } = useExport(file.path);

  async function press() {
    if (isEmpty) {
      toast({
        title: 'No content to export',
        description: 'Generate some content first before exporting',
        variant: 'destructive',
      });
    } else if (!(await start(file))) return;
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
        <span className="block font-medium">{name}</span>
        <span className="tabular block text-sm text-ink-soft">
          {isBusy ? describeProgress(received) : description}
        </span>
      </span>
    </button>
  );
}

const sizes = new Intl.NumberFormat('en-US', {
  style: 'unit',
  unit: 'megabyte',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** How long the rest takes nobody knows; how much has come is true. */
function describeProgress(received: number): string {
  return received === 0 ? 'Exporting...' : `Exporting... ${sizes.format(received / 1e6)} so far`;
}
