import type { Output } from '#shared/output.ts';
import { Button, type ButtonProps } from '#ui/button.tsx';
import { Menu } from '#ui/menu.tsx';

import type { ExportFormat } from '#shared/export-format.ts';
import { useFormatItems } from './format-items.tsx';

interface MoreFormatsMenuProps extends Omit<ButtonProps, 'busy'> {
  jobId: number;
  output: Output;
  /** Those that have no button of their own beside it. */
  formats: readonly ExportFormat[];
}

/** Opens from the button it is given the look of, which is busy while one of its files is made. */
export function MoreFormatsMenu({ jobId, output, formats, ...button }: MoreFormatsMenuProps) {
  const { isBusy, items, posts } = useFormatItems({ jobId, output, formats });
  return (
    <>
      <Menu trigger={<Button busyLabel="Exporting..." {...button} busy={isBusy} />}>{items}</Menu>
      {posts}
    </>
  );
}
