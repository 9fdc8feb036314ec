import { createHash } from 'node:crypto';
import { readJobText } from '#reading/read-job-text.ts';
import { understand } from '#reading/read-stored-job.ts';

/** A line under a name that tells nothing of its words. */
export const nameLine = (text: string): string =>
  createHash('sha256')
    .update(text.replace(/\s+/g, ' ').trim().slice(0, 300))
    .digest('hex')
    .slice(0, 8);

/** The lines of an advertisement as they are read. */
export function readLines(text: string): string[] {
  const job = readJobText(text);
  if (!job) return [];
  return understand({ job: { ...job, answers: [] }, organization: { name: '' } }).facts.map(
    (fact) => fact.text,
  );
}
