import { type JobDocument } from './job-document.ts';
import { type JobText } from './job-text.ts';
/**
 * Everything a stored job says, read once, then what people answered. The text as pasted is the source; a field of the form that a person
 * edited goes before it, and is read by the same reader in the light of what that field is for.
 */
export declare function readJobUnits(job: JobText): JobDocument;
