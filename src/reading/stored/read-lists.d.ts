import type { Brief, Stated } from '#shared/brief.ts';
import type { JobDocument } from './job-document.ts';
import type { JobText } from './job-text.ts';
export declare const readCompetitors: (job: JobText) => Stated[];
export declare function readDealBreakers(job: JobText): Stated[];
/** Backgrounds the job would take, each with its occupation where that is clear. */
export declare function readBackgrounds(job: JobText, answered: readonly Stated[]): Brief['preferredBackgrounds'];
/** Named risks, and wishes about who a person is, wherever in the job they stand. */
export declare function readRedFlags(job: JobText, { parts }: JobDocument): Brief['redFlags'];
export declare function readLinks(job: JobText): string[];
