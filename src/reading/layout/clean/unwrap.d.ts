import type { MappedText } from './mapped-text.ts';
/** Lines that a page broke at its width are put together again; each break that somebody meant stays. */
export declare function unwrapLines(source: MappedText): MappedText;
