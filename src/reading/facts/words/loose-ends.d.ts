/** Whether a phrase that was cut ends in the middle of something. */
export declare const endsLoose: (text: string) => boolean;
/** A cut phrase without the words that hang at its end. */
export declare function tidyEnds(text: string): string;
/** A phrase as somebody wrote it, without a joint or an article left at its end. */
export declare function tidySentence(text: string): string;
