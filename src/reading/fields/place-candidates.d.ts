import { type PlaceMention } from '#market/places/find-mentions.ts';
import type { Unit } from '#shared/reading.ts';
/** A place that a unit names, and how much speaks for it as the place of work. */
export interface PlaceCandidate {
    mention: PlaceMention;
    /** Offsets in the text as pasted. */
    start: number;
    end: number;
    weight: number;
    /** The unit that names it. */
    unit: Unit;
    /** The words around it say that the work is not there. */
    isElsewhere: boolean;
}
export declare const readLabel: (label: string | null) => number;
/** Every place that the units name, with its weight, in the order of the text. */
export declare function findPlaceCandidates(units: readonly Unit[], text: string): PlaceCandidate[];
