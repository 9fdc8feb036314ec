import type { Found } from '#shared/reading.ts';
import type { FieldSource } from '../field-unit.ts';
/** When the work begins, in the words of the text. */
export declare function readStartDate(source: FieldSource): Found<string> | null;
/** The last day to apply. */
export declare function readDeadline(source: FieldSource): Found<string> | null;
