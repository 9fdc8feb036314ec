import type { Source } from '#plan/source.ts';

/** The ten tools of two jobs at once; a planned job is a few megabytes. */
const mostKept = 4;

const kept = new Map<string, Source>();

/**
 * The tools of a job are written one by one, and each order brings a copy of the same source. What is
 * planned for a source is remembered with the object: given the first copy again, a job is planned once.
 */
export function keepSource(source: Source): Source {
  const key = JSON.stringify(source);
  const known = kept.get(key) ?? source;
  kept.delete(key);
  kept.set(key, known);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  return known;
}
