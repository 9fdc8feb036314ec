import type { MappedText } from './mapped-text.ts';
/** From whatever was pasted to lines of plain text, every character still traceable. */
export declare function cleanText(original: string): MappedText;
