import type { Span } from '../layout/clean/mapped-text.ts';
export interface Item extends Span {
    text: string;
}
/** Splits at commas, semicolons and a last "or"/"and", but not inside brackets. */
export declare function splitList(text: string, start: number): Item[];
export declare function trimItem(item: Item): Item;
export declare function dedupe(items: readonly Item[], most: number): Item[];
