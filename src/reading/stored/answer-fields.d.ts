import type { Brief, Stated } from '#shared/brief.ts';
import type { ReadFields } from '#shared/reading.ts';
import { type FieldSource } from '../fields/field-unit.ts';
import { type JobDocument } from './job-document.ts';
type Read = Pick<FieldSource, 'language' | 'country'>;
/** The place that somebody answered with; null where nobody was asked. */
export declare const readAnsweredPlace: (document: JobDocument) => string | null;
/** The values of a job with those that were answered in place of what the text says on the same matter. */
export declare function putAnswered(fields: ReadFields, document: JobDocument, read: Read): ReadFields;
/** "Permanent, full time" as it was answered, with full or part time where only the text says which. */
export declare function stateContract(document: JobDocument, told: ReadFields['employmentType']): Stated | null;
/** Of a list that was answered in one line: "Acme, Bolt & Co and Delta". */
export declare function listAnswered(document: JobDocument, matter: string): Brief['competitors'];
export {};
