import { countWords } from '#writing/shorten.ts';
import type { Source } from '../source.ts';
import { isTold } from './list-news.ts';
import { listPoints } from './list-points.ts';

const longest = 18;

/** A thing that tells this job apart and that `told` does not say, another for each kind of people; empty where none is left. */
export function findFreshPoint(source: Source, turn: number, told: string): string {
  const points = listPoints(source)
    .flatMap(({ kind, text }) => (kind === 'way in' ? [] : text))
    .filter((text) => countWords(text) <= longest);
  const from = points.length === 0 ? 0 : turn % points.length;
  return (
    [...points.slice(from), ...points.slice(0, from)].find((text) => !isTold(text, told)) ?? ''
  );
}
