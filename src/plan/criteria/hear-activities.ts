import type { Activity } from '#knowledge/activity-schema.ts';
import { listenForTerms, type Hit } from '#knowledge/hear-work.ts';
import { listActivities } from '#knowledge/load-activities.ts';

/** What stands among the first words of a line is what it is about; one word alone must stand there, or stand nearly alone. */
const firstWords = 10;
const firstOfAll = 6;
const fewWords = 8;
const later = 0.6;
const bySize = [0, 0.6, 1, 1.2];
const perFurther = 0.3;

export interface HeardActivity {
  activity: Activity;
  /** 0.6 and more: the line is about it. */
  strength: number;
  at: number;
}

let listen: ((line: string) => Hit<Activity>[]) | undefined;

/** The activities that a line is about, the surest first. */
export function hearActivities(line: string): HeardActivity[] {
  listen ??= listenForTerms(
    listActivities().map((activity) => ({ of: activity, terms: activity.called_for_by })),
  );
  const words = line.split(/\s+/).length;
  const hits = listen(line).filter(
    ({ size, at }) => size > 1 || at < firstOfAll || words <= fewWords,
  );
  return [...Map.groupBy(hits, ({ of }) => of)]
    .map(([activity, found]) => {
      const rated = found
        .map(({ size, at }) => (bySize[size] ?? 1.2) * (at < firstWords ? 1 : later))
        .toSorted((a, b) => b - a);
      const [best = 0, ...others] = rated;
      const further = new Set(found.map(({ at }) => at)).size - 1;
      return {
        activity,
        strength: best + perFurther * Math.min(further, others.length),
        at: Math.min(...found.map(({ at }) => at)),
      };
    })
    .toSorted((a, b) => b.strength - a.strength || a.at - b.at);
}
