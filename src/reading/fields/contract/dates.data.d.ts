/** A day as people write it. */
export declare const day: string;
/** "May to August 2025" */
export declare const months: string;
/** A day, a season or a word for at once. */
export declare const moment: string;
