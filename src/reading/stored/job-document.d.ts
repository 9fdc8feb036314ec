import type { JobAnswer } from '#shared/answers.ts';
import type { FactSource } from '#shared/brief.ts';
import type { Evidence } from '#shared/parsed-job.ts';
import type { Unit } from '#shared/reading.ts';
import type { FactField } from './job-text.ts';
/**
 * The texts of a stored job one after the other, so that they are read as one: every unit and every quotation
 * counts its place in the whole, and is told in the field it stands in.
 */
export interface JobDocument {
    text: string;
    units: Unit[];
    parts: Part[];
}
interface Part extends Pick<DocumentPart, 'field' | 'answer'> {
    start: number;
    end: number;
}
export interface DocumentPart {
    field: FactField;
    text: string;
    units: readonly Unit[];
    /** Which answer it is, and where its words begin in all of them. */
    answer?: {
        given: JobAnswer;
        at: number;
    } | undefined;
}
export declare function joinParts(parts: readonly DocumentPart[]): JobDocument;
/** Which field a place of the document stands in. */
export declare const fieldAt: ({ parts }: JobDocument, at: number) => Part | undefined;
/** Words of the document as words of their field; null for what is nobody's words. */
export declare function citeIn(document: JobDocument, evidence: Evidence | undefined): FactSource | null;
/** Which part a unit stands in is asked often; answers stand at the end. */
export declare const isAnswer: (document: JobDocument, { start }: Pick<Unit, 'start'>) => boolean;
/** What the job says by itself, without what people answered since. */
export declare function withoutAnswers(document: JobDocument): Pick<JobDocument, 'text' | 'units'>;
export {};
