import type { RefObject } from 'react';

import type { Job } from '#shared/job.ts';
import type { Output } from '#shared/output.ts';
import type { ToolId } from '#shared/tool-info.ts';

import type { ToolScreenControl } from './tool-screen.ts';

export interface ToolWorkspaceProps {
  job: Job;
  /** Undefined for a tool this version does not know. */
  tool: ToolId | undefined;
  output: Output | undefined;
  tab: string | undefined;
  screen: ToolScreenControl;
  viewRef: RefObject<HTMLDivElement | null>;
  onTabChange: (tab: string) => void;
  onEditJob: () => void;
}
