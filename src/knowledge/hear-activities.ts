import type { Activity } from './activity-schema.ts';
import { listenForTerms, type Hit } from './hear-work.ts';
import { listActivityHeads, type ActivityHead } from './load-activities.ts';

/** What stands among the first words of a line is what it is about; one word alone must stand there, or stand nearly alone. */
const firstWords = 10;
const firstOfAll = 6;
const fewWords = 8;
const later = 0.6;
const bySize = [0, 0.6, 1];
const mostBySize = 1.2;
const perFurther = 0.3;

export interface HeardActivity {
  activity: Activity;
  /** How surely the line is about it: 0.6 for one telling word, 1 and more for whole phrases. */
  strength: number;
  at: number;
  /** The phrases that were heard. */
  terms: readonly string[];
}

/** How surely a line is about what goes by the terms that were heard in it; 0 where none was. */
export function rateHits(line: string, hits: readonly Hit<unknown>[]): number {
  const words = line.split(/\s+/).length;
  const telling = hits.filter(({ size, at }) => size > 1 || at < firstOfAll || words <= fewWords);
  const [best = 0] = telling
    .map(({ size, at }) => (bySize[size] ?? mostBySize) * (at < firstWords ? 1 : later))
    .toSorted((a, b) => b - a);
  const places = new Set(telling.map(({ at }) => at)).size;
  return best + perFurther * Math.max(0, places - 1);
}

let listen: ((line: string) => Hit<ActivityHead>[]) | undefined;

/** Lines of the jobs at hand; every tool asks for the same ones. */
const heard = new Map<string, HeardActivity[]>();
const mostKept = 2000;

/** The activities that a line is about, the surest first. */
export function hearActivities(line: string): HeardActivity[] {
  const known = heard.get(line);
  if (known) return known;
  listen ??= listenForTerms(
    [...listActivityHeads().values()].map((head) => ({ of: head, terms: head.terms })),
  );
  const found = [...Map.groupBy(listen(line), ({ of }) => of)]
    .map(([head, hits]) => ({
      head,
      strength: rateHits(line, hits),
      at: Math.min(...hits.map(({ at }) => at)),
      terms: [...new Set(hits.map(({ term }) => term))],
    }))
    .filter(({ strength }) => strength > 0)
    .toSorted((a, b) => b.strength - a.strength || a.at - b.at)
    .map(({ head, ...rest }) => ({ activity: head.read(), ...rest }));
  if (heard.size >= mostKept) heard.clear();
  heard.set(line, found);
  return found;
}
