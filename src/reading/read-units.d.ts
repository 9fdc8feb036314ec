import type { ReadingCorrections, Unit } from '#shared/reading.ts';
import type { ToldReading } from '#shared/told-reading.ts';
import { type Prior } from './roles/assign-roles.ts';
interface Knowledge {
    corrections?: ReadingCorrections | null | undefined;
    /** What belongs where the text was typed. */
    prior?: Prior | undefined;
    /** What a model took each unit for. */
    told?: ToldReading['roles'] | undefined;
}
/** Every unit of a text with its role; what a person said of one goes before what was weighed. */
export declare function readTextUnits(text: string, { corrections, prior, told }?: Knowledge): Unit[];
export {};
