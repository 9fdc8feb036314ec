import type { MappedText } from './clean/mapped-text.ts';
import type { LayoutUnit } from './unit.ts';
/** A cleaned text as units, each under its heading and behind its label. */
export declare function readUnits(source: MappedText): LayoutUnit[];
