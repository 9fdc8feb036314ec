import type { ChosenJobStatus, JobStatus } from './job.ts';
import type { OutputStatus } from './output.ts';
import type { ToolId } from './tool-info.ts';
import { toolsOfSet } from './tool-sets.ts';

interface JobState {
  chosenStatus: ChosenJobStatus;
  /** Which tools it is made of, whatever tools there are today. */
  toolSet: number;
}

interface OutputState {
  toolType: ToolId;
  status: OutputStatus;
  /** Waiting for a worker. A tool that was never started is pending without being queued. */
  queued: boolean;
}

/** Never stored: what a job is follows from its outputs and from what a person chose. */
export function deriveJobStatus(
  { chosenStatus, toolSet }: JobState,
  outputs: readonly OutputState[],
): JobStatus {
  const isBusy = ({ status, queued }: OutputState) =>
    status === 'processing' || (status === 'pending' && queued);
  if (outputs.some(isBusy)) return 'processing';
  if (chosenStatus !== 'draft') return chosenStatus;
  if (outputs.some(({ status }) => status === 'failed')) return 'failed';
  const isComplete = (id: ToolId) =>
    outputs.some(({ toolType, status }) => toolType === id && status === 'completed');
  return toolsOfSet(toolSet).every(isComplete) ? 'completed' : 'draft';
}
