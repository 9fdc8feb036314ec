import type { Brief } from '#shared/brief.ts';
import { hearActivities } from '#knowledge/hear-activities.ts';
import { toMatter } from '../criteria/names/matter-of-line.ts';
import { listFacts } from '../wording/own-words.ts';

/** The first lines of a list weigh most; further down one is like another. */
const first = 3;
const perLine = 0.4;
const least = 0.6;
/** What the title itself names is the job. */
const ofTitle = 4;
/** So many kinds of work are the middle of a job. */
const mostMain = 2;

/** Whether a sentence is about the work that fills the job: what its first duties and most of its lines speak of. */
export function findMainWork(brief: Brief): (text: string) => boolean {
  const weights = new Map<string, number>();
  const hear = (text: string, weight: number): void => {
    const [best] = hearActivities(toMatter(text).text);
    // What nobody does alone, such as working safely, is not what a job is.
    if (!best?.activity.people) return;
    weights.set(best.activity.id, (weights.get(best.activity.id) ?? 0) + weight);
  };
  for (const [place, { text }] of listFacts(brief, { kinds: ['duty'] }).entries())
    hear(text, Math.max(least, first - perLine * place));
  hear(brief.title.clean, ofTitle);
  const main = new Set(
    [...weights]
      .toSorted((a, b) => b[1] - a[1])
      .slice(0, mostMain)
      .map(([id]) => id),
  );
  return (text) => {
    const [best] = hearActivities(toMatter(text).text);
    return best !== undefined && main.has(best.activity.id);
  };
}
