import type { ParsedJob } from '#shared/parsed-job.ts';
import type { Reading } from '#shared/reading.ts';
/** A reading as the fields of the form, each with the words it was read from. */
export declare function toParsedJob({ units, fields }: Reading, text: string): ParsedJob;
