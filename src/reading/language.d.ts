/** The language most of the text is in, by its small words; null for a few words that could be any. */
export declare function readLanguage(text: string): string | null;
