import type { Span } from './clean/mapped-text.ts';
interface Sentence extends Span {
    text: string;
}
/** Sentences of one line; offsets count from `offset`. */
export declare function splitSentences(line: string, offset?: number): Sentence[];
export {};
