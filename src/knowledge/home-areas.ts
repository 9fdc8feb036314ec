import { dirname, basename } from 'node:path';
import { commonAreas } from './common-areas.data.ts';
import type { Drawer } from './drawer.ts';
import { listActivityHeads } from './load-activities.ts';
import { listHeads } from './load-drawers.ts';

/** So many phrases in common are no chance. */
const inCommon = 2;

const ofTrades = new Map<string, ReadonlySet<string>>();

/**
 * The fields of the catalogue in which a trade works: those of the trades beside it, those whose phrases its own
 * competencies go by, and those of nearly every trade. Null where only a kind of work is known.
 */
export function listHomeAreas({
  file,
  competencies,
}: Pick<Drawer, 'file' | 'competencies'>): ReadonlySet<string> | null {
  if (file === null) return null;
  const known = ofTrades.get(file);
  if (known) return known;
  const areas = new Set([
    ...commonAreas,
    ...listBeside(file),
    ...listOfTerms(competencies.flatMap(({ called_for_by: terms }) => terms)),
  ]);
  ofTrades.set(file, areas);
  return areas;
}

/** The fields of the activities of which the trades in the same folder are written. */
function listBeside(file: string): string[] {
  const own = listHeads().find((head) => basename(head.file, '.yaml') === file);
  if (!own) return [];
  const activities = listActivityHeads();
  return listHeads()
    .filter((head) => dirname(head.file) === dirname(own.file))
    .flatMap(({ work = new Set<string>() }) => [...work])
    .flatMap((id) => activities.get(id)?.area ?? []);
}

function listOfTerms(terms: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const term of new Set(terms.map((one) => one.toLowerCase())))
    for (const id of listByTerm().get(term) ?? []) counts.set(id, (counts.get(id) ?? 0) + 1);
  const activities = listActivityHeads();
  return [...counts]
    .filter(([, count]) => count >= inCommon)
    .flatMap(([id]) => activities.get(id)?.area ?? []);
}

let byTerm: Map<string, string[]> | undefined;

/** The activities that go by a phrase; one that has it twice stands there twice. */
function listByTerm(): ReadonlyMap<string, readonly string[]> {
  if (byTerm) return byTerm;
  byTerm = new Map();
  for (const [id, { terms }] of listActivityHeads())
    for (const term of terms) {
      const small = term.toLowerCase();
      const ids = byTerm.get(small);
      if (ids) ids.push(id);
      else byTerm.set(small, [id]);
    }
  return byTerm;
}

export const areaOf = (activity: string): string | undefined =>
  listActivityHeads().get(activity)?.area;
