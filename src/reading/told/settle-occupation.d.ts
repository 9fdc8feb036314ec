import type { ReadOccupation } from '#shared/reading.ts';
/** The occupation a model chose among those offered, where code was less sure of its own. */
export declare function settleOccupation(own: ReadOccupation, told: string | null): ReadOccupation;
