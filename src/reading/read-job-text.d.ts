import type { JobText } from './stored/job-text.ts';
/** A pasted text as the fields of a job, the way the form is filled; null when it is no job. */
export declare function readJobText(text: string): JobText | null;
