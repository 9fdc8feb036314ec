import type { Fact } from '#shared/brief.ts';
import type { DocumentPart } from './job-document.ts';
import type { JobText } from './job-text.ts';
/** Whether all words of a piece of the job stand in others, so that nothing is left of it without them. */
export declare const isSaidIn: (words: string, piece: string) => boolean;
/** Without the lines whose words somebody corrected. */
export declare function withoutReplaced(parts: readonly DocumentPart[], job: JobText): DocumentPart[];
/** Facts that are a corrected part of a line, of which the rest stands. */
export declare function dropReplaced(facts: readonly Fact[], job: JobText): Fact[];
