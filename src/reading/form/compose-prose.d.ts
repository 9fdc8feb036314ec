import type { Evidence } from '#shared/parsed-job.ts';
import type { Unit } from '#shared/reading.ts';
import { type ProseField } from './units-of-field.ts';
export interface ComposedField {
    text: string;
    evidence: Evidence[];
}
/** The prose fields of the form, each from the units whose role belongs to it, in the order of the text. */
export declare function composeProse(units: readonly Unit[], text: string): Record<ProseField, ComposedField>;
