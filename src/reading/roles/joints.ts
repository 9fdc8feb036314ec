import type { LayoutUnit } from '../layout/unit.ts';

export const jointCount = 4;

/** How two units stand to each other: in one line, in one list, apart, or across a heading. */
export function readJoint(before: LayoutUnit, after: LayoutUnit): number {
  if (before.shape === 'heading' || after.shape === 'heading') return 3;
  if (before.line === after.line) return 0;
  return after.apart ? 2 : 1;
}
