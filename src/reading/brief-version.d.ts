/** Grows when the same job would be understood differently, so that stored briefs are made anew. */
export declare const BRIEF_VERSION: number;
