import type { Missing, MissingInput } from './gap.ts';
/** What a recruiter must ask before the search starts, most important first. */
export declare function listMissing(input: MissingInput): Missing[];
