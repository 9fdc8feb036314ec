import type { MappedText } from './mapped-text.ts';
/** Drops emphasis, links and rules; headings and bullets stay as they are the structure. */
export declare function removeMarkdown(source: MappedText): MappedText;
