import type { FieldUnit, Span } from '../field-unit.ts';
export interface Superior {
    value: string;
    score: number;
    unit: FieldUnit;
    span: Span;
}
/** The person or office named from a place in a unit on, where one is. */
export declare function readPerson(unit: FieldUnit, at: number, score: number): Superior | undefined;
