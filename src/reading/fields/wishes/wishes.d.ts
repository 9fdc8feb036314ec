import type { Span } from '../field-unit.ts';
export type WishKind = 'gender' | 'age' | 'origin' | 'religion' | 'family' | 'appearance' | 'health';
/** A wish about who a person is instead of what they can do. */
interface Wish extends Span {
    kind: WishKind;
    words: string;
}
export declare const wishReasons: Record<WishKind, string>;
export declare function findWishes(sentence: string): Wish[];
export {};
