import type { Job } from '#shared/job.ts';
import { sampleJob } from '#shared/sample-job.ts';

/** The job to look around with, as long as nobody has made it their own. */
export function isSampleJob({ title, location, description }: Job): boolean {
  return (
    title === sampleJob.title &&
    location === sampleJob.location &&
    description === sampleJob.description
  );
}
