export interface EmployerPattern {
    pattern: RegExp;
    score: number;
}
/** Sentences that name the employer; the first group is the name. */
export declare const sentencePatterns: EmployerPattern[];
/** A legal form makes a name a company's wherever it stands. */
export declare const legalForm: RegExp;
export declare const nameAtEnd: RegExp;
/** Words of organizations: "… Hospital", "City of …". */
export declare const organizationWords: RegExp;
/** What a capital makes look like a name. */
export declare const noEmployer: RegExp;
/** Agencies say so themselves. */
export declare const agencyWords: RegExp;
/** Lines at the top that are neither employer nor title. */
export declare const otherHeaderLine: RegExp;
/** Words of a sentence, never of a name. */
export declare const spokenName: RegExp;
