import type { Found } from '#shared/reading.ts';
import type { FieldSource, FieldUnit, Span } from '../field-unit.ts';
export interface Department {
    value: string;
    score: number;
    unit: FieldUnit;
    span?: Span;
}
interface Known {
    employer: string | null;
    title: string | null;
    reportsTo: string | null;
}
/** The part of the organization the job belongs to. */
export declare function readDepartment(source: FieldSource, { employer, title, reportsTo }: Known): Found<string> | null;
export {};
