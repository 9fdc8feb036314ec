import type { Part } from './split-lists.ts';
/** The parts of a unit between commas that hold no wish about who a person is. */
export declare function withoutWishes(part: Part): Part[];
