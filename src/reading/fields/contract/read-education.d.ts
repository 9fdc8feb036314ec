import type { Found } from '#shared/reading.ts';
import type { FieldSource } from '../field-unit.ts';
/** Schooling and degrees asked for, in the words of the text. */
export declare function readEducation(source: FieldSource): Found<string> | null;
