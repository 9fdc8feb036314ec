import { Button, type ButtonProps } from '#ui/button.tsx';

import type { ExportFormat } from './export-format.ts';
import { useOutputExport } from './use-export.ts';

interface ExportButtonProps extends Omit<ButtonProps, 'onClick' | 'busy' | 'busyLabel'> {
  jobId: number;
  outputId: number;
  format: ExportFormat;
}

export function ExportButton({ jobId, outputId, format, ...button }: ExportButtonProps) {
  const { isBusy, start } = useOutputExport({ jobId, outputId, format });
  return <Button {...button} busy={isBusy} busyLabel="Exporting..." onClick={() => void start()} />;
}
