import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import Lightbulb from 'lucide-react/icons/lightbulb';
import Pencil from 'lucide-react/icons/pencil';
import RefreshCw from 'lucide-react/icons/refresh-cw';

import { toolInfo } from '#shared/tool-info.ts';
import { Button } from '#ui/button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#ui/menu.tsx';
import { useMay } from '#web/features/organizations/rights.tsx';

import { outputFile } from '../export/export-file.ts';
import { useFormatItems } from '../export/format-items.tsx';
import { useExport } from '../export/use-export.ts';
import { isBeingWritten } from '../job-page-queries.ts';
import { ReplaceEditsQuestion } from '../replace-edits-question.tsx';
import { useGenerateTool } from '../use-writing.ts';
import { nameJsonButton, toggleScreen } from './tool-screen.ts';
import type { ToolHeadProps } from './tool-head-props.ts';

/** Where the head has buttons of their own, the menu does not repeat them. */
const withoutButton = 'lg:hidden';

/** Everything that can be done with a tool, behind one button. */
export function ToolMenu({ jobId, tool, output, screen, previous, next }: ToolHeadProps) {
  const formats = useFormatItems({ jobId, output, formats: ['txt', 'docx', 'md'] });
  const pdf = outputFile({ jobId, outputId: output?.id ?? 0, format: 'pdf' });
  const exporting = useExport(pdf.path);
  // A tool this version does not know cannot be written by it, so nobody can ask for this one.
  const writing = useGenerateTool(jobId, tool ?? 'attractionPosting');
  const hasContent = output !== undefined && output.content !== null;
  const may = useMay();
  const showsBrief = screen.screen.shows === 'brief';
  return (
    <>
      <Menu
        trigger={
          <Button
            variant="ghost"
            size="icon"
            aria-label="More"
            title="More"
            busy={formats.isBusy || exporting.isBusy || writing.isBusy}
            busyLabel=""
          >
            <EllipsisVertical aria-hidden="true" />
          </Button>
        }
      >
        <MenuItem onClick={() => toggleScreen(screen, 'brief')}>
          <Lightbulb aria-hidden="true" />{' '}
          {showsBrief ? 'Back to the result' : 'What we understood'}
        </MenuItem>
        {hasContent && may('outputs.change') && (
          <MenuItem className="pointer-fine:hidden" onClick={screen.toggleEditing}>
            <Pencil aria-hidden="true" /> {screen.isEditing ? 'Done editing' : 'Edit texts'}
          </MenuItem>
        )}
        {output?.provenance && (
          <MenuItem className={withoutButton} onClick={screen.togglePanel}>
            Sources and versions
          </MenuItem>
        )}
        <MenuItem className={withoutButton} onClick={() => toggleScreen(screen, 'json')}>
          {nameJsonButton(screen)}
        </MenuItem>
        {tool && hasContent && !isBeingWritten(output) && may('outputs.write') && (
          <MenuItem onClick={writing.start}>
            <RefreshCw aria-hidden="true" /> Regenerate
          </MenuItem>
        )}
        {hasContent && (
          <>
            <MenuSeparator />
            <MenuItem className={withoutButton} onClick={() => void exporting.start(pdf)}>
              Export All PDF
            </MenuItem>
            {formats.items}
          </>
        )}
        <MenuSeparator className={withoutButton} />
        <MenuItem className={withoutButton} onClick={previous.onPress}>
          <ChevronLeft aria-hidden="true" /> {toolInfo[previous.tool].name}
        </MenuItem>
        <MenuItem className={withoutButton} onClick={next.onPress}>
          <ChevronRight aria-hidden="true" /> {toolInfo[next.tool].name}
        </MenuItem>
      </Menu>
      {formats.posts}
      <ReplaceEditsQuestion {...writing.question} busy={writing.isBusy} subject="tool" />
    </>
  );
}
