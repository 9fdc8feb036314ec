import type { Evidence } from '#shared/parsed-job.ts';
/**
 * A cleaned text that remembers where each of its characters came from,
 * so that whatever is read from it can be quoted from the original.
 */
export interface MappedText {
    original: string;
    text: string;
    /** Where each character of `text` begins and ends in `original`. */
    starts: Uint32Array;
    ends: Uint32Array;
}
export interface Edit {
    start: number;
    end: number;
    insert: string;
}
export declare function mapText(original: string): MappedText;
/** Applies edits that are sorted and do not overlap. */
export declare function applyEdits(source: MappedText, edits: readonly Edit[]): MappedText;
/** Replaces every match of a global pattern; a callback that returns undefined leaves the match alone. */
export declare function replaceAll(source: MappedText, pattern: RegExp, replacement: (match: RegExpExecArray) => string | undefined): MappedText;
export interface Span {
    start: number;
    end: number;
}
/** The original words behind a span of the cleaned text. */
export declare function quote(source: MappedText, { start, end }: Span): Evidence;
