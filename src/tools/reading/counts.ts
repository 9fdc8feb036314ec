/** A number and what it counts: "41 contacts". */
export interface Count {
  count: number;
  label: string;
}

const counted = /^(\d[\d,]*) ([\p{L}][\p{L}\s'-]{1,40})$/u;

/** Counts that are named one after the other: "41 contacts, 2 screens". Undefined where anything else stands there. */
export function readCounts(text: string): Count[] | undefined {
  const parts = text
    .trim()
    .replace(/\([^()]*\)$/, '')
    .replace(/\.$/, '')
    .split(/, (?!\d{3}\b)/);
  const counts = parts.map((part) => counted.exec(part.trim()));
  if (counts.includes(null)) return undefined;
  return counts.map((found) => ({
    count: Number(found![1]!.replaceAll(',', '')),
    label: found![2]!.trim(),
  }));
}

/** Steps of a funnel, each with fewer people than the one before. */
export function readFunnel(text: string): Count[] | undefined {
  const counts = readCounts(text.replace(/^[\p{L}\s]+:\s*/u, ''));
  const isFunnel =
    counts !== undefined &&
    counts.length >= 3 &&
    counts.every(({ count }, index) => index === 0 || count <= counts[index - 1]!.count);
  return isFunnel ? counts : undefined;
}
