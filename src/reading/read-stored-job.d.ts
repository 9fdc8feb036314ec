import type { Brief } from '#shared/brief.ts';
import type { EmployerText, JobText } from './stored/job-text.ts';
/** What a job says, as facts with the words they were read from, and as questions where it says nothing. */
export declare function understand({ job, organization, }: {
    job: JobText;
    organization: EmployerText;
}): Brief;
