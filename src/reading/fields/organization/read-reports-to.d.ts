import type { Found } from '#shared/reading.ts';
import type { FieldSource } from '../field-unit.ts';
/** The person or office the job answers to. */
export declare function readReportsTo(source: FieldSource, title: string | null): Found<string> | null;
