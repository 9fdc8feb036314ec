import type { JobBrief } from '#shared/api/brief.ts';
import type { ModelReading } from '#shared/model-reading.ts';
import type { JobRow } from '../jobs/jobs.rows.ts';
import type { Writer } from '../writers/writer.ts';
import { nameReader } from './ask-reader.ts';
import type { TextWork } from '../text-work/text-work.ts';

/** A stored job as its text reads, or as its fields do where it was typed, with what people set right in it. */
export async function readStoredJob(
  { textWork, writer }: { textWork: TextWork; writer: Pick<Writer, 'info'> },
  { job, told }: { job: JobRow; told: ModelReading | null },
): Promise<Pick<JobBrief, 'text' | 'reading' | 'corrections'>> {
  const { corrections, organizationId, sourceText: text } = job;
  if (text === null)
    return { ...(await textWork.run('readTyped', job, { organizationId })), corrections };
  const reading = await textWork.run('read', { text, corrections, told }, { organizationId });
  return { text, reading: nameReader(reading, told, writer), corrections };
}
