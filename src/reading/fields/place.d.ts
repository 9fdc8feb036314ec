import type { Found, ReadFields, Unit } from '#shared/reading.ts';
type ReadPlace = NonNullable<ReadFields['place']>['value'];
export interface PlaceInput {
    units: readonly Unit[];
    /** As pasted. */
    text: string;
    /** ISO 639; null when not known. */
    language: string | null;
    /** ISO 4217 of the pay; null when the text names none. */
    currency: string | null;
}
/** Where the work is: what is labelled, then the head of the text, then what sentences say. */
export declare function readPlace(input: PlaceInput): Found<ReadPlace> | null;
export {};
