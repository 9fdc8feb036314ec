import type { ReadFields, Unit } from '#shared/reading.ts';
/** Every value of a job but its place, each with the words it was read from. */
export declare function readFields(input: {
    units: readonly Unit[];
    text: string;
    language: string | null;
    country?: string | null;
}): Omit<ReadFields, 'place'>;
