import type { MappedText } from './mapped-text.ts';
/** Turns HTML and Word XML into lines of text; angle brackets that are no tags stay. */
export declare function removeMarkup(source: MappedText): MappedText;
