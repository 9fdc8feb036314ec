/** What is asked for in a line, and what is only wished for, by where they stand in it. */
interface WishParts {
    asked: {
        start: number;
        end: number;
    };
    wished: {
        start: number;
        end: number;
    };
}
/** Words that make a wish of what they stand beside. */
export declare const wishWords: RegExp;
/**
 * "Degree required, Master's preferred", "MS Office; SAP a plus", "ERP systems – SAP is an advantage":
 * what is only wished for makes no wish of what is asked for.
 */
export declare function splitWish(text: string): WishParts | undefined;
/** A line without the wish about a part of it; undefined when it holds none. */
export declare function withoutPreferably(text: string): string | undefined;
export {};
