/** The words of a line with blanks where two were run together. */
export declare function partWords(text: string): string;
