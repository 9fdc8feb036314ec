import type { Span } from '../field-unit.ts';
/** A title as it stands in a text, without what clings to it: pay, place, hours, calls to apply. */
export declare function cleanTitle(text: string, start?: number): Span & {
    text: string;
};
export declare const acronyms: ReadonlySet<string>;
/** Whether a cleaned text could stand as the title of a job. */
export declare function looksLikeTitle(text: string): boolean;
