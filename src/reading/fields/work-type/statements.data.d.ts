export type WorkType = 'on-site' | 'hybrid' | 'remote';
export interface Statement {
    workType: WorkType;
    pattern: RegExp;
    score: number;
    /** Too exact to be weakened by a "may" nearby. */
    firm?: boolean;
}
/** Whole sentences about this job's way of working. Mixed forms first: they contain the words of the others. */
export declare const statements: Statement[];
/** One word says it all where a label or a top line holds little else. */
export declare const singleWords: Statement[];
/** The same words about something else: clouds, gyms, deserts, interviews, colleagues. */
export declare const otherThings: RegExp;
/** Leaves it quite open whether this job is meant. */
export declare const leftOpen: RegExp;
export declare const maybe: RegExp;
