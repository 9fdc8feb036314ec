import type { Cut } from '#shared/output.ts';

type Path = (string | number)[];
type Back = NonNullable<Cut['back']>;

/** Each cut with the place it was taken from and how that would read with it, where a person can put it back. */
export function placeCuts(
  cuts: readonly Cut[],
  { uncut, content }: { uncut: unknown; content: unknown },
): Cut[] {
  return cuts.map((cut) => {
    const others = cuts.filter((other) => other !== cut).map(({ text }) => text);
    const back = find(uncut, content, [], { text: cut.text, others });
    return back ? { ...cut, back } : cut;
  });
}

interface Sought {
  text: string;
  /** What else was taken out, perhaps of the same words, and stays out. */
  others: readonly string[];
}

function find(before: unknown, after: unknown, path: Path, sought: Sought): Back | undefined {
  if (typeof before === 'string') {
    return before.includes(sought.text) && typeof after === 'string' && after !== before
      ? { path, value: without(before, sought.others) }
      : undefined;
  }
  if (Array.isArray(before)) {
    if (!Array.isArray(after)) return undefined;
    const texts = before.filter((item) => typeof item === 'string');
    if (texts.length === before.length && before.length !== after.length) {
      const kept = texts.filter((item) => item.includes(sought.text) || after.includes(item));
      return kept.length > after.length ? { path, value: kept } : undefined;
    }
    // Entries that moved up cannot be told apart.
    if (before.length !== after.length) return undefined;
  }
  if (typeof before !== 'object' || before === null) return undefined;
  if (typeof after !== 'object' || after === null) return undefined;
  for (const [name, inner] of Object.entries(before)) {
    const step = Array.isArray(before) ? Number(name) : name;
    const found = find(inner, (after as Record<string, unknown>)[name], [...path, step], sought);
    if (found) return found;
  }
  return undefined;
}

const without = (text: string, others: readonly string[]): string =>
  others
    .reduce((left, other) => left.replace(other, ''), text)
    .replaceAll(/ {2,}/g, ' ')
    .trim();
