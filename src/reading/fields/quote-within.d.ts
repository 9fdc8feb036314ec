import type { Evidence } from '#shared/parsed-job.ts';
import type { Unit } from '#shared/reading.ts';
/** The words of a unit from `start` to `end` as they stand in the text as pasted; the whole unit when they cannot be told. */
export declare function quoteWithin(text: string, unit: Pick<Unit, 'text' | 'start' | 'end'>, span?: {
    start: number;
    end: number;
}): Evidence;
