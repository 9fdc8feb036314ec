import type { employmentTypes } from '#shared/reading.ts';
export type EmploymentType = (typeof employmentTypes)[number];
interface TypeWords {
    type: EmploymentType;
    /** Says the type wherever the text tells of the contract: its label, its schedule, the title. */
    words: RegExp;
}
/** Where a unit names several, the first counts: a full-time internship is an internship. */
export declare const typeWords: TypeWords[];
/** Short forms, only in a title, a label or a line of the schedule: elsewhere PT is physical therapy. */
export declare const shortTypes: TypeWords[];
/** "contract" alone says it only as the value of a label, set apart, or before a word for the job. */
export declare const bareContract: RegExp;
/** An open-ended contract is full-time unless something else is said. */
export declare const openEnded: RegExp;
/** A sentence that says of the job itself what kind it is. */
export declare const saysTypeOfJob: RegExp;
export {};
