import { useRef } from 'react';

import type { Job } from '#shared/job.ts';
import type { Output } from '#shared/output.ts';
import { resolveToolId } from '#shared/tool-id.ts';
import { toolInfo } from '#shared/tool-info.ts';
import { Dialog } from '#ui/dialog.tsx';

import { findNeighbours } from '../tools/tool-order.ts';
import { type useToolAddress } from './tool-address.ts';
import { ToolFooter } from './tool-footer.tsx';
import { pressToolKey } from './tool-keys.ts';
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
  const { tool: name = '', tab } = address;
  const screen = useToolScreen(name);
  const tool = resolveToolId(name);
  const output = outputs.find(({ toolType }) => toolType === name);
  const { previous, next } = findNeighbours(name);
  const onPrevious = () => address.switchTo(previous);
  const onNext = () => address.switchTo(next);

  return (
    <Dialog
      open={address.tool !== undefined}
      onOpenChange={(open) => !open && address.close()}
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
      {/* Keys go up to here from whatever has the focus inside. */}
      <div
        role="presentation"
        className="flex min-h-0 flex-1 flex-col"
        onKeyDown={(event) => pressToolKey(event, { onPrevious, onNext, view: view.current })}
      >
        <ToolWorkspace
          key={name}
          viewRef={view}
          {...{ job, tool, output, tab, screen, onEditJob }}
          onTabChange={address.showTab}
        />
      </div>
    </Dialog>
  );
}
