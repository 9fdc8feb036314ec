import type { ReadOccupation, ReadingCorrections, Unit } from '#shared/reading.ts';
interface Asked {
    title: string;
    units: readonly Unit[];
    language: string | null;
    chosen: ReadingCorrections['occupation'];
}
/** Which occupation a job is: the title names it, what the person will do bears it out or not. */
export declare function readOccupation({ title, units, language, chosen }: Asked): ReadOccupation;
export {};
