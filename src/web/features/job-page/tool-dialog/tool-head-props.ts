import type { Output } from '#shared/output.ts';
import type { ToolId } from '#shared/tool-info.ts';

import type { ToolScreenControl } from './tool-screen.ts';

export interface Neighbour {
  tool: ToolId;
  onPress: () => void;
}

export interface ToolHeadProps {
  jobId: number;
  /** Undefined for a tool this version does not know. */
  tool: ToolId | undefined;
  output: Output | undefined;
  screen: ToolScreenControl;
  previous: Neighbour;
  next: Neighbour;
}
