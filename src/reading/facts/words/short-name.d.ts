export declare function toShortName(phrase: string): string;
