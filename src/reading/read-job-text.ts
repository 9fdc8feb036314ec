import { toParsedJob } from './form/to-parsed-job.ts';
import { judgeReading } from './not-a-job/judge.ts';
import { readJob } from './read-job.ts';
import { type JobText, toJobText } from './stored/job-text.ts';

/** A pasted text as the fields of a job, the way the form is filled; null when it is no job. */
export function readJobText(text: string): JobText | null {
  const reading = readJob(text);
  if (judgeReading(reading)) return null;
  return { ...toJobText(toParsedJob(reading, text)), sourceText: text };
}
