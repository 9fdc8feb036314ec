import type { Evidence } from '#shared/parsed-job.ts';
import type { Found, Unit, UnitRole } from '#shared/reading.ts';
import type { SectionKind } from '../layout/heading-words.ts';
import type { LabelKind } from '../layout/labels.data.ts';
/** A unit with what its label and heading announce, so that each field need not ask again. */
export interface FieldUnit extends Unit {
    index: number;
    labelKind: LabelKind | null;
    headingKind: SectionKind | null;
    /** Stands in the lines at the top, before the text proper begins. */
    isHeader: boolean;
}
/** What every field is read from. */
export interface FieldSource {
    units: readonly FieldUnit[];
    text: string;
    language: string | null;
    country: string | null;
}
/** Where something stands in the words of a unit. */
export interface Span {
    start: number;
    end: number;
}
export declare function makeFieldUnits(units: readonly Unit[]): FieldUnit[];
export declare function hasRole(unit: Unit, ...roles: UnitRole[]): boolean;
export declare function evidenceIn(source: FieldSource, unit: Unit, span?: Span): Evidence;
export declare function foundIn<Value>(source: FieldSource, given: {
    value: Value;
    confidence: number;
    unit: Unit;
    span?: Span;
}): Found<Value>;
/** The first of those with the highest score. */
export declare function best<One extends {
    score: number;
}>(all: Iterable<One>): One | undefined;
