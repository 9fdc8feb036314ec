import type { MappedText } from './mapped-text.ts';
/**
 * Wide gaps become one tab (they separate table cells), everything else one space.
 * Later patterns rely on this: no run of blanks is longer than one character.
 */
export declare function tidySpacing(source: MappedText): MappedText;
