import type { Unit } from '#shared/reading.ts';
/** Words of a unit that state one fact, and where they stand in it. */
export interface Part {
    text: string;
    start: number;
    end: number;
    /** A step of the selection, whatever the unit around it is. */
    isStep?: boolean;
    /** Something one does, whatever the unit around it is. */
    isTask?: boolean;
    /** Asked for, though the rest of its unit is only wished for. */
    isAsked?: boolean;
}
type Listed = Pick<Unit, 'text' | 'role' | 'label' | 'shape'>;
/**
 * Units that hold several facts in a row: steps of a process, demands behind a label, benefits. They are parted only
 * where each part can stand alone; anything else stays whole.
 */
export declare function splitLists(unit: Listed): Part[];
export {};
