import type { Unit } from '#shared/reading.ts';
export declare function isExpiredNotice(lines: readonly Unit[]): boolean;
/** Many short lines that are titles, and no sentences about any of them. */
export declare function isListOfJobs(lines: readonly Unit[]): boolean;
export declare function hasPolicySigns(lines: readonly Unit[]): boolean;
/** A person's own history: dated stations under résumé headings, or a letter in the first person. */
export declare function hasResumeSigns(lines: readonly Unit[]): boolean;
