/** For the middle of a sentence; two capitals in a row begin a name. "Lead the shift" becomes "lead the shift", "GWO training" stays. */
export declare function lowerFirst(text: string): string;
export declare function capitalize(text: string): string;
/** Without the marks a list item or a sentence may end in. */
export declare const stripEnd: (text: string) => string;
/** One sentence: capital at the start, one mark at the end. */
export declare const toSentence: (text: string) => string;
/** Sentences one after the other; what is empty falls away. */
export declare const toParagraph: (parts: readonly (string | null | undefined)[]) => string;
export declare const toParagraphs: (parts: readonly (string | null | undefined)[]) => string;
