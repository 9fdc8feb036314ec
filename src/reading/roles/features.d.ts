import type { LayoutUnit } from '../layout/unit.ts';
/** What is seen of one unit, by itself: computed once and looked at from its neighbours too. */
export interface Sight {
    unit: LayoutUnit;
    words: string[];
    own: string[];
    /** What neighbours and the units below a heading look at. */
    outward: string[];
}
export declare function lookAt(unit: LayoutUnit): Sight;
/** Everything that may speak for a role of one unit: itself, its heading, its neighbours, its position. */
export declare function collectFeatures(sights: readonly Sight[], index: number): string[];
