import type { LayoutUnit } from '../layout/unit.ts';
export declare const jointCount = 4;
/** How two units stand to each other: in one line, in one list, apart, or across a heading. */
export declare function readJoint(before: LayoutUnit, after: LayoutUnit): number;
