/** "billing systems", "statistical analysis software": what makes the words before it a tool. */
export declare const toolNouns: RegExp;
/** Nouns so general that only these words before them make a tool of them. */
export declare const generalNouns: Record<string, RegExp>;
/** Words that say nothing of what kind of tool it is. */
export declare const emptyBefore: RegExp;
/** A list of names follows. `strong` ones follow a word for software. */
export declare const listCues: {
    pattern: RegExp;
    strong: boolean;
}[];
/** Capitalised words in such lists that are no tools: subjects, methods, standards, people, places. */
export declare const noTool: RegExp;
export declare const speaksOfTools: RegExp;
