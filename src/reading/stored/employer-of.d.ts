import type { Brief } from '#shared/brief.ts';
import type { Found } from '#shared/reading.ts';
import { type JobDocument } from './job-document.ts';
import type { EmployerText, JobText } from './job-text.ts';
interface EmployerInput {
    job: JobText;
    organization: EmployerText;
    document: JobDocument;
    /** The employer that the text names. */
    named: Found<string> | null;
    place: Brief['place'];
}
/** Who hires: whom a person named, else whom the text names, else the organization. */
export declare function readEmployerOf(input: EmployerInput): Brief['employer'];
export {};
