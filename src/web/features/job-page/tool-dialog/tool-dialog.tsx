import { useRef, useState } from 'react';

import type { Job } from '#shared/job.ts';
import type { Output } from '#shared/output.ts';
import { resolveToolId } from '#shared/tool-id.ts';
import { toolInfo } from '#shared/tool-info.ts';
import { Dialog } from '#ui/dialog.tsx';

import { findNeighbours } from '../tools/tool-order.ts';
import { type useToolAddress } from './tool-address.ts';
import { ToolFooter } from './tool-footer.tsx';
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
  const output = outputs.find(({ toolType }) => (resolveToolId(toolType) ?? toolType) === name);
  const { previous, next } = findNeighbours(name);
  const onPrevious = () => address.switchTo(previous);
  const onNext = () => address.switchTo(next);
  useToolKeys({ onPrevious, onNext, view });

  return (
    <Dialog
      open={address.tool !== undefined}
      onOpenChange={(open) => !open && address.close()}
      onClosed={screen.showResult}
      size="workspace"
      title={tool ? toolInfo[tool].name : name}
      description={[job.title, job.location, organizationName].filter(Boolean).join(' · ')}
      bodyClassName="flex flex-col overflow-hidden! p-0!"
      footer={
        <ToolFooter
          jobId={job.id}
          output={output}
          screen={screen}
          previous={{ tool: previous, onPress: onPrevious }}
          next={{ tool: next, onPress: onNext }}
          onClose={address.close}
        />
      }
    >
      <ToolWorkspace
        key={name}
        viewRef={view}
        tab={address.tab}
        {...{ job, tool, output, screen, onEditJob }}
        onTabChange={address.showTab}
      />
    </Dialog>
  );
}

/** While the window fades away, it still shows what it showed. */
function useLastKnown(tool: string | undefined): string | undefined {
  const [last, setLast] = useState(tool);
  if (tool !== undefined && tool !== last) setLast(tool);
  return tool ?? last;
}
