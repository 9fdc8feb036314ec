/** "The Outpatient Center is seeking a nurse": a part of the employer speaks for it. */
export declare const speaksForEmployer: RegExp;
/** Sentences that name the part of an organization, and how far each is believed. */
export declare const departmentPatterns: [RegExp, number][];
export declare const departmentKinds: RegExp;
