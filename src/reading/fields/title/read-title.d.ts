import type { Found } from '#shared/reading.ts';
import type { FieldSource } from '../field-unit.ts';
/** The best title that the labels, the top lines or the sentences of a text offer. */
export declare function readTitle(source: FieldSource): Found<string> | null;
