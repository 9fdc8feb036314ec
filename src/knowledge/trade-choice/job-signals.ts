import { toStems } from '../to-stems.ts';

/** Marks what stands in the title. */
export const inTitle = '^';

/** What a job says: the words of its lines, and words and pairs of neighbors of its title. */
export function listSignals(title: string, lines: readonly string[]): Set<string> {
  const words = toStems(title);
  return new Set([
    ...words.map((word) => `${inTitle}${word}`),
    ...words.slice(1).map((word, i) => `${inTitle}${words[i]} ${word}`),
    ...lines.flatMap(toStems),
  ]);
}
