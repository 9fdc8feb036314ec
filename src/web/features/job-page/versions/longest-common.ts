/** What happens to a list of things on the way to another: kept, taken out, put in, in reading order. */
export interface Step<T> {
  kind: 'same' | 'removed' | 'added';
  items: T[];
}

/** More comparisons than this are not worth a person's time; then everything between the common ends is new. */
const mostComparisons = 1_000_000;

/** The shortest way from one list to the other. Things are the same when their keys are. */
export function findSteps<T>(
  before: readonly T[],
  after: readonly T[],
  key: (item: T) => string,
): Step<T>[] {
  const from = before.map(key);
  const to = after.map(key);
  const shorter = Math.min(from.length, to.length);
  let start = 0;
  while (start < shorter && from[start] === to[start]) start += 1;
  let end = 0;
  while (end < shorter - start && from.at(-1 - end) === to.at(-1 - end)) end += 1;

  const steps: Step<T>[] = [];
  const add = (kind: Step<T>['kind'], ...items: T[]) => {
    if (items.length === 0) return;
    const last = steps.at(-1);
    if (last?.kind === kind) last.items.push(...items);
    else steps.push({ kind, items });
  };

  add('same', ...after.slice(0, start));
  const fromEnd = from.length - end;
  const toEnd = to.length - end;
  if ((fromEnd - start) * (toEnd - start) > mostComparisons) {
    add('removed', ...before.slice(start, fromEnd));
    add('added', ...after.slice(start, toEnd));
  } else {
    const lengths = measureCommon(from.slice(start, fromEnd), to.slice(start, toEnd));
    let i = start;
    let j = start;
    while (i < fromEnd || j < toEnd) {
      if (i < fromEnd && j < toEnd && from[i] === to[j]) {
        add('same', after[j]!);
        i += 1;
        j += 1;
      } else if (
        j === toEnd ||
        (i < fromEnd && lengths(i - start + 1, j - start) >= lengths(i - start, j - start + 1))
      ) {
        add('removed', before[i]!);
        i += 1;
      } else {
        add('added', after[j]!);
        j += 1;
      }
    }
  }
  add('same', ...after.slice(toEnd));
  return steps;
}

/** How much the two lists have in common from each pair of places on. */
function measureCommon(from: readonly string[], to: readonly string[]) {
  const width = to.length + 1;
  const table = new Uint32Array((from.length + 1) * width);
  for (let i = from.length - 1; i >= 0; i -= 1) {
    for (let j = to.length - 1; j >= 0; j -= 1) {
      table[i * width + j] =
        from[i] === to[j]
          ? table[(i + 1) * width + j + 1]! + 1
          : Math.max(table[(i + 1) * width + j]!, table[i * width + j + 1]!);
    }
  }
  return (i: number, j: number) => table[i * width + j] ?? 0;
}
