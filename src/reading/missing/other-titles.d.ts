import type { Unit } from '#shared/reading.ts';
/** Titles by which the text calls the job besides the one at its head. */
export declare function findOtherTitles(units: readonly Unit[], title: string): string[];
