import type { Found } from '#shared/reading.ts';
import type { FieldSource } from '../field-unit.ts';
/** How many people are wanted, where the text counts them. */
export declare function readOpenings(source: FieldSource): Found<number> | null;
