import type { UnitRole } from '#shared/reading.ts';
import type { LayoutUnit } from '../layout/unit.ts';
import type { AssignedRole } from './assign-roles.ts';

const listed = new Map<string | null, UnitRole>([
  ['must', 'must'],
  ['nice', 'nice'],
  ['duty', 'duty'],
  ['benefit', 'benefit'],
]);
const asItems: ReadonlySet<UnitRole> = new Set(listed.values());
const fewestInRow = 3;
const mostWords = 8;

/** A line that was weighed as a heading, and that no sign makes one. */
const isBare = (unit: LayoutUnit | undefined, assigned: AssignedRole | undefined): boolean =>
  unit !== undefined &&
  assigned?.role === 'head' &&
  unit.shape !== 'heading' &&
  unit.text.split(' ').length <= mostWords &&
  unit.label === null &&
  !/:|[?!]$/.test(unit.text) &&
  /\p{L}{2}/u.test(unit.text) &&
  listed.has(unit.headingKind);

/** "Loomware", "Wool Desk", "Dye Lab" below each other announce nothing: they are items as the line before them. */
export function settleBareHeads(
  units: readonly LayoutUnit[],
  roles: readonly AssignedRole[],
): readonly AssignedRole[] {
  const settled = [...roles];
  let from = 0;
  while (from < units.length) {
    let to = from;
    while (isBare(units[to], roles[to])) to += 1;
    if (to - from >= fewestInRow) {
      const before = roles[from - 1]?.role;
      const role =
        before !== undefined && asItems.has(before)
          ? before
          : listed.get(units[from]?.headingKind ?? null);
      if (role !== undefined)
        for (let at = from; at < to; at += 1)
          settled[at] = { role, also: [], confidence: roles[at]?.confidence ?? 0 };
    }
    from = Math.max(to, from + 1);
  }
  return settled;
}
