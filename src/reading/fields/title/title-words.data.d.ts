/** Values of a title label that are no title. */
export declare const noTitle: RegExp;
/** Lines at the top of a page that announce a job without naming it. */
export declare const generic: RegExp;
/** Words of a sentence, never of a title. */
export declare const spoken: RegExp;
/** Titles that job boards give their pages. */
export declare const pageTitle: RegExp;
