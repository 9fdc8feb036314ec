export declare function isOccupationWord(word: string): boolean;
/** Holds a word that names an occupation, outside brackets. */
export declare function namesOccupation(text: string): boolean;
