import type { Brief, Fact } from '#shared/brief.ts';
import type { Found } from '#shared/reading.ts';
import { type JobDocument } from './job-document.ts';
type Seniority = Brief['seniority'];
/** How experienced the person should be, as the title and the demands say; null where they do not. */
export declare function readSeniority(title: string, facts: readonly Fact[], read: Found<number> | null, document: JobDocument): Seniority;
export {};
