import type { Found } from '#shared/reading.ts';
import type { FieldSource } from '../field-unit.ts';
/** The least experience that will do, in years; 0 where beginners are told to apply. */
export declare function readYearsMin(source: FieldSource): Found<number> | null;
