import type { Unit } from '#shared/reading.ts';
import type { Item } from './items.ts';
/** One red flag for each kind of discriminatory wish, with the words and the reason. */
export declare function readWishFlags(units: readonly Unit[], text: string): Item[];
