import type { Found } from '#shared/reading.ts';
import type { FieldSource, Span } from '../field-unit.ts';
export interface Mention extends Span {
    name: string;
    confidence: number;
}
/** Tools, systems, software and machines that the job names. */
export declare function readTools(source: FieldSource): Found<string>[];
