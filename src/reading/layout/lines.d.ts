import type { MappedText } from './clean/mapped-text.ts';
/** One line of the cleaned text without its bullet or heading mark; offsets are in the cleaned text. */
export interface Line {
    text: string;
    start: number;
    end: number;
    mark: 'bullet' | 'number' | 'hash' | null;
    /** A blank line stands before this one. */
    apart: boolean;
    /** The rest of a very long line, cut so that no pattern ever meets an endless one. */
    continued: boolean;
}
export declare function readLines({ text }: Pick<MappedText, 'text'>): Line[];
