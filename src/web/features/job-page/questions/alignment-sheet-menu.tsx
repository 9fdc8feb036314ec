import Download from 'lucide-react/icons/download';

import { Button } from '#ui/button.tsx';
import { Menu, MenuItem } from '#ui/menu.tsx';
import { alignmentSheets } from '../export/export-file.ts';
import { useExport } from '../export/use-export.ts';

/** What was agreed, by whom, and what is still open, on paper. */
export function AlignmentSheetMenu({ jobId }: { jobId: number }) {
  const { isBusy, start } = useExport(`alignment sheet of ${jobId}`);
  return (
    <Menu
      trigger={
        <Button variant="outline" size="sm" busy={isBusy} busyLabel="Exporting...">
          <Download aria-hidden="true" /> Alignment sheet
        </Button>
      }
    >
      {alignmentSheets(jobId).map((file) => (
        <MenuItem key={file.path} onClick={() => void start(file)}>
          {file.item}
        </MenuItem>
      ))}
    </Menu>
  );
}
