import type { Job } from '#shared/job.ts';
import type { OutputStatus } from '#shared/output.ts';
import { jobToolIds } from '#shared/tool-info.ts';

/** How far each of the ten tools is, in the order they are shown. */
export function statusOfTools({ outputs }: Pick<Job, 'outputs'>): OutputStatus[] {
  return jobToolIds.map(
    (id) => outputs.find(({ toolType }) => toolType === id)?.status ?? 'pending',
  );
}

export const hasEnded = (status: OutputStatus) => status === 'completed' || status === 'failed';
