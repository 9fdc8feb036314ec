/** Small numbers in words: English, German, French, Spanish, Italian, Dutch, Swedish. */
export declare const numberWords: Record<string, number>;
export declare const numberPattern: string;
export declare const toNumber: (word: string) => number;
