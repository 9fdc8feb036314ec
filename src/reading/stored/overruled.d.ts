import type { ReadFields } from '#shared/reading.ts';
import { type JobDocument } from './job-document.ts';
/**
 * The document without the lines of the text that say otherwise what was answered: two pays or two rosters in one
 * posting are none. Lines that leave a matter vague are kept, and so is what says other things too.
 */
export declare function dropOverruled(document: JobDocument, told: ReadFields, settled: ReadFields): JobDocument;
