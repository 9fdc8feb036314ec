import type { NotAJob } from '#shared/parsed-job.ts';
import type { Reading } from '#shared/reading.ts';
/** The reason why a text is no job, or undefined when it is one. */
export declare function judgeReading(reading: Reading): NotAJob | undefined;
