/** Names as the job writes them elsewhere, by their words in small letters. */
export type KnownNames = ReadonlyMap<string, string>;
/** The names and abbreviations in the parts of a job that are not written in capitals. */
export declare function learnNames(texts: readonly string[]): KnownNames;
/** Whether the job writes the word with a capital inside sentences, and never without. */
export declare const isLearnt: (word: string, names: KnownNames) => boolean;
/** A sentence in capitals shouts: small letters, and capitals where names and abbreviations are known. */
export declare function restoreCase(text: string, names: KnownNames): string;
