export declare const toWords: (text: string) => string[];
/** How often each kind of cue stands among the words. */
export declare function countCues(words: readonly string[]): Map<string, number>;
