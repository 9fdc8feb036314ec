import type { Brief } from '#shared/brief.ts';
import type { Pay } from '#shared/parsed-job.ts';
import type { Found } from '#shared/reading.ts';
import { type JobDocument } from './job-document.ts';
type BriefPay = Brief['pay'];
/** The pay a person answered or typed first; a figure elsewhere in the job counts when the field has none. */
export declare function readJobPay(document: JobDocument, country: string | null, read: Found<Pay> | null, saidOfHours: readonly string[]): BriefPay;
export {};
