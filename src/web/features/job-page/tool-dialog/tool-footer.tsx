import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';

import type { Output } from '#shared/output.ts';
import { type ToolId, toolInfo } from '#shared/tool-info.ts';
import { Button } from '#ui/button.tsx';
import { Tooltip } from '#ui/tooltip.tsx';

import { ExportButton } from '../export/export-button.tsx';
import { outputFile } from '../export/export-file.ts';
import { MoreFormatsMenu } from '../export/more-formats-menu.tsx';
import type { ToolScreenControl } from './tool-screen.ts';

interface Neighbour {
  tool: ToolId;
  onPress: () => void;
}

interface ToolFooterProps {
  jobId: number;
  output: Output | undefined;
  screen: ToolScreenControl;
  previous: Neighbour;
  next: Neighbour;
  onClose: () => void;
}

export function ToolFooter(props: ToolFooterProps) {
  const { jobId, output, screen, previous, next, onClose } = props;
  const showsJson = screen.screen.shows === 'json';
  return (
    <>
      <div className="mr-auto flex gap-1">
        <NeighbourButton {...previous} label="Previous tool" shortcut="[" />
        <NeighbourButton {...next} label="Next tool" shortcut="]" />
      </div>
      <Button
        variant="outline"
        onClick={() => (showsJson ? screen.showResult() : screen.show({ shows: 'json' }))}
      >
        {showsJson ? 'Hide JSON' : 'View JSON'}
      </Button>
      {output && output.content !== null && (
        <>
          <MoreFormatsMenu
            jobId={jobId}
            output={output}
            formats={['txt', 'docx', 'md']}
            variant="outline"
          >
            More formats <ChevronDown aria-hidden="true" />
          </MoreFormatsMenu>
          <ExportButton
            file={outputFile({ jobId, outputId: output.id, format: 'pdf' })}
            variant="outline"
          >
            Export All PDF
          </ExportButton>
        </>
      )}
      <Button variant="secondary" onClick={onClose}>
        Close Window
      </Button>
    </>
  );
}

function NeighbourButton(props: Neighbour & { label: string; shortcut: '[' | ']' }) {
  const { tool, label, shortcut, onPress } = props;
  const Icon = shortcut === '[' ? ChevronLeft : ChevronRight;
  return (
    <Tooltip hint={`${toolInfo[tool].name} (${shortcut})`}>
      <Button variant="outline" size="icon" aria-label={label} onClick={onPress}>
        <Icon aria-hidden="true" />
      </Button>
    </Tooltip>
  );
}
