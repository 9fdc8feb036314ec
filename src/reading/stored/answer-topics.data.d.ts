import type { UnitRole } from '#shared/reading.ts';
/** What an answer is read as: a line of an advertisement with this role, behind this label. */
export interface AnswerPlace {
    role: UnitRole;
    label: string | null;
    /** The whole answer is one line, however it is written. */
    isOne?: boolean;
    /** Steps in their order, as in "a call, then a visit". */
    isSteps?: boolean;
}
/** By the matter of the question, in lower case. What is not here is quoted, and read as nothing. */
export declare const answerPlaces: Partial<Record<string, AnswerPlace>>;
