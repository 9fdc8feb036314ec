import type { Criterion } from './criterion.ts';
import { sharedTelling } from './names/shared-stems.ts';

/** So near to each other, percent by percent, two lines weigh as good as the same. */
const near = 2;

/** Of two lines that weigh as good as the same, the one that is called as the title is stands first. */
export function putTitledFirst(lines: readonly Criterion[], title: string): Criterion[] {
  const at = lines.findIndex((line, i) => {
    const next = lines[i + 1];
    return (
      next !== undefined &&
      line.weight - next.weight <= near &&
      sharedTelling(title, next.name) > sharedTelling(title, line.name)
    );
  });
  const [line, next] = lines.slice(at, at + 2);
  if (at === -1 || !line || !next) return [...lines];
  return lines.with(at, { ...next, weight: line.weight, points: line.points }).with(at + 1, {
    ...line,
    weight: next.weight,
    points: next.points,
  });
}
