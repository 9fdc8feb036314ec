import { useRef, useState } from 'react';

import type { Job } from '#shared/job.ts';
import type { Output } from '#shared/output.ts';
import { resolveToolId } from '#shared/tool-id.ts';
import { toolInfo } from '#shared/tool-info.ts';
import { PrintHeadContext } from '#tools/view-parts/print-sheet.tsx';
import { IconTile } from '#ui/icon-tile.tsx';
import { WorkspaceDialog } from '#ui/workspace-dialog.tsx';

import { OutputStatusBadge } from '../tools/output-status-badge.tsx';
import { findNeighbours } from '../tools/tool-order.ts';
import { writePrintHead } from './print-head.ts';
import { type useToolAddress } from './tool-address.ts';
import { ToolHeadActions } from './tool-head.tsx';
import { useToolKeys } from './tool-keys.ts';
import { ToolWorkspace } from './tool-workspace.tsx';
import { useToolScreen } from './tool-screen.ts';

interface ToolDialogProps {
  job: Job;
  outputs: readonly Output[];
  organizationName: string | undefined;
  address: ReturnType<typeof useToolAddress>;
  onEditJob: () => void;
}

/** One tool to work in: what was written, where it comes from, what it was before. */
export function ToolDialog(props: ToolDialogProps) {
  const { job, outputs, organizationName, address, onEditJob } = props;
  const view = useRef<HTMLDivElement>(null);
  const name = useLastKnown(address.tool) ?? '';
  const screen = useToolScreen(name);
  const tool = resolveToolId(name);
  const title = tool ? toolInfo[tool].name : name;
  const output = outputs.find(({ toolType }) => (resolveToolId(toolType) ?? toolType) === name);
  const { previous, next } = findNeighbours(name);
  const onPrevious = () => address.switchTo(previous);
  const onNext = () => address.switchTo(next);
  useToolKeys({ onPrevious, onNext, view });

  return (
    <WorkspaceDialog
      open={address.tool !== undefined}
      onOpenChange={(open) => !open && address.close()}
      onClosed={screen.showResult}
      title={title}
      description={[job.title, job.location, organizationName].filter(Boolean).join(' · ')}
      icon={tool && <IconTile tool={tool} className="max-sm:hidden" />}
      status={output && <ToolStatus output={output} />}
      closeLabel="Close Window"
      initialFocus={view}
      actions={
        <ToolHeadActions
          jobId={job.id}
          {...{ tool, output, screen }}
          previous={{ tool: previous, onPress: onPrevious }}
          next={{ tool: next, onPress: onNext }}
        />
      }
    >
      <PrintHeadContext value={writePrintHead({ title, job, output, organizationName })}>
        <ToolWorkspace
          key={name}
          viewRef={view}
          tab={address.tab}
          {...{ job, tool, output, screen, onEditJob }}
          onTabChange={address.showTab}
        />
      </PrintHeadContext>
    </WorkspaceDialog>
  );
}

/** Where there is little room, only what is not as it should be. */
function ToolStatus({ output }: { output: Output }) {
  return (
    <span className={output.status === 'completed' ? 'flex max-sm:hidden' : 'flex'}>
      <OutputStatusBadge status={output.status} />
    </span>
  );
}

/** While the window fades away, it still shows what it showed. */
function useLastKnown(tool: string | undefined): string | undefined {
  const [last, setLast] = useState(tool);
  if (tool !== undefined && tool !== last) setLast(tool);
  return tool ?? last;
}
