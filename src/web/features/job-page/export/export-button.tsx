import { Button, type ButtonProps } from '#ui/button.tsx';

import type { ExportFile } from './export-file.ts';
import { useExport } from './use-export.ts';

interface ExportButtonProps extends Omit<ButtonProps, 'onClick' | 'busy' | 'busyLabel'> {
  file: ExportFile;
}

export function ExportButton({ file, ...button }: ExportButtonProps) {
  const { isBusy, start } = useExport(file.path);
  return (
    <Button {...button} busy={isBusy} busyLabel="Exporting..." onClick={() => void start(file)} />
  );
}
