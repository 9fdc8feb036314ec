import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import PanelRight from 'lucide-react/icons/panel-right';

import { toolInfo } from '#shared/tool-info.ts';
import { Button } from '#ui/button.tsx';
import { Tooltip } from '#ui/tooltip.tsx';

import { ExportButton } from '../export/export-button.tsx';
import { outputFile } from '../export/export-file.ts';
import type { Neighbour, ToolHeadProps } from './tool-head-props.ts';
import { ToolMenu } from './tool-menu.tsx';
import { nameJsonButton, toggleScreen } from './tool-screen.ts';

const quiet = { variant: 'ghost', size: 'sm' } as const;

/** What is used most has a button where there is room for one; the rest, and on a phone all, is in the menu. */
export function ToolHeadActions(props: ToolHeadProps) {
  const { jobId, output, screen, previous, next } = props;
  return (
    <>
      <div className="flex items-center gap-1 max-lg:hidden">
        <NeighbourButton {...previous} label="Previous tool" shortcut="[" />
        <NeighbourButton {...next} label="Next tool" shortcut="]" />
        {output?.provenance && (
          <Button
            {...quiet}
            aria-expanded={screen.isPanelOpen}
            className="aria-expanded:bg-accent-soft aria-expanded:text-accent"
            onClick={screen.togglePanel}
          >
            <PanelRight aria-hidden="true" /> Sources and versions
          </Button>
        )}
        <Button {...quiet} onClick={() => toggleScreen(screen, 'json')}>
          {nameJsonButton(screen)}
        </Button>
        {output && output.content !== null && (
          <ExportButton
            file={outputFile({ jobId, outputId: output.id, format: 'pdf' })}
            variant="outline"
            size="sm"
          >
            Export All PDF
          </ExportButton>
        )}
      </div>
      <ToolMenu {...props} />
    </>
  );
}

function NeighbourButton(props: Neighbour & { label: string; shortcut: '[' | ']' }) {
  const { tool, label, shortcut, onPress } = props;
  const Icon = shortcut === '[' ? ChevronLeft : ChevronRight;
  return (
    <Tooltip hint={`${toolInfo[tool].name} (${shortcut})`}>
      <Button {...quiet} className="px-2!" aria-label={label} onClick={onPress}>
        <Icon aria-hidden="true" />
      </Button>
    </Tooltip>
  );
}
