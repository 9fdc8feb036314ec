import type { readDemandRow } from './demand-row.ts';
import { kindOfRequirement } from './requirement-kind.ts';
import type { Told } from './told.ts';

/** A row of a table of demands: how one moves, unless its words say otherwise. */
export function tellDemandRow({
  text,
  isRare,
}: NonNullable<ReturnType<typeof readDemandRow>>): Told | undefined {
  if (text === undefined) return undefined;
  const named = kindOfRequirement(text);
  const kind =
    named === 'travel' || named === 'language' || named === 'safety' ? named : 'physical';
  return isRare ? { kind, text, importance: 'nice' } : { kind, text };
}
