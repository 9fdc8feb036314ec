import type { Reading, ReadingCorrections, Unit } from '#shared/reading.ts';
import type { ToldReading } from '#shared/told-reading.ts';
/** Any text as a job: its units with their roles, then the values they hold, each with its words. */
export declare function readJob(text: string, corrections?: ReadingCorrections | null, told?: ToldReading | null): Reading;
/** What known units hold. */
export declare function readValues({ text, units, corrections, told, }: {
    text: string;
    units: Unit[];
    corrections?: ReadingCorrections | null | undefined;
    told?: ToldReading | null | undefined;
}): Reading;
