import type { Job } from '#shared/job.ts';
import type { OutputStatus } from '#shared/output.ts';
import { toolsOfSet } from '#shared/tool-sets.ts';

/** How far each tool that the job is made of is, in the order they are shown. */
export function statusOfTools({
  toolSet,
  outputs,
}: Pick<Job, 'toolSet' | 'outputs'>): OutputStatus[] {
  return toolsOfSet(toolSet).map(
    (id) => outputs.find(({ toolType }) => toolType === id)?.status ?? 'pending',
  );
}

export const hasEnded = (status: OutputStatus) => status === 'completed' || status === 'failed';
