import type { MappedText } from './mapped-text.ts';
/** One kind of line end, space, quote and dash; nothing invisible. */
export declare function normaliseCharacters(source: MappedText): MappedText;
