import type { Evidence } from '#shared/parsed-job.ts';
import type { ReadFields } from '#shared/reading.ts';
import type { ToldField } from '#shared/told-reading.ts';
export interface ReadText {
    text: string;
    language: string | null;
    country: string | null;
}
/** The value that code reads in quoted words, or nothing. */
export declare function readQuoted<Field extends ToldField>(field: Field, evidence: Evidence, { text, language, country }: ReadText): ReadFields[Field];
