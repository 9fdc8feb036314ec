import type { Found } from '#shared/reading.ts';
import type { FieldSource } from '../field-unit.ts';
/** Hours, days and shifts in the words of the text. */
export declare function readHours(source: FieldSource): Found<string> | null;
