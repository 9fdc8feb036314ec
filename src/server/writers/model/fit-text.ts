import { cutText } from '#shared/cut-text.ts';
import type { JobLine } from '#shared/job-line.ts';
import type { UnitRole } from '#shared/reading.ts';

/** What a text loses first when it is too long. */
const leastFirst: readonly UnitRole[] = [
  'noise',
  'legal',
  'company',
  'process',
  'head',
  'team',
  'overview',
  'benefit',
  'schedule',
  'nice',
  'duty',
  'place',
  'pay',
  'must',
  'title',
];

const gap = '[…]';

/** The text of a job, whole where it fits; else without what matters least, from the end. */
export function fitText(lines: readonly JobLine[], longest: number): string {
  const dropped = new Set<number>();
  let length = lines.reduce((sum, { words }) => sum + words.length + 1, 0);
  for (const role of leastFirst) {
    for (let place = lines.length - 1; place >= 0 && length > longest; place -= 1) {
      const line = lines[place];
      if (line?.role !== role) continue;
      dropped.add(place);
      length -= line.words.length + 1;
    }
  }
  const kept = lines.flatMap(({ words }, place) => {
    if (!dropped.has(place)) return [words];
    return dropped.has(place - 1) ? [] : [gap];
  });
  // One endless line, or a mark for each of many small gaps.
  return cutText(kept.join('\n'), Math.max(longest, 0));
}
