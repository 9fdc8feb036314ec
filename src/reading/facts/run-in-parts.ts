import type { Fact } from '#shared/brief.ts';
import { isTitleCase } from '../layout/part-headings.ts';
import { readSubHeading } from './sub-heading.ts';

interface Placed {
  kind: Fact['kind'];
  under?: string | undefined;
  at: { start: number; end: number };
}

/** "Yarn Planning: Orders the yarn. Weighs it." parts the work where so many labels stand, and so many over several deeds. */
const fewestLabels = 3;
const fewestOverMore = 2;
const longest = 60;

const labelBefore = /(?:^|[.!?;\n]\s*|\p{Ll}\.)(\p{Lu}[^.:!?;\n]{3,40}): ?$/u;

function labelOf(text: string, { at: { start } }: Placed): string | undefined {
  const label = labelBefore.exec(text.slice(Math.max(0, start - longest), start))?.[1]?.trim();
  return label !== undefined && isTitleCase(label)
    ? readSubHeading({ role: 'duty', heading: label })
    : undefined;
}

/** Duties under the labels that stand before them in the midst of their paragraph, as under headings of their own. */
export function putUnderLabels<One extends Placed>(found: readonly One[], text: string): One[] {
  const duties = found
    .filter(({ kind }) => kind === 'duty')
    .toSorted((a, b) => a.at.start - b.at.start);
  if (duties.some(({ under }) => under !== undefined)) return [...found];
  const under = new Map<One, string>();
  let last: { label?: string; end: number } = { end: 0 };
  for (const one of duties) {
    const isNext = !text.slice(last.end, one.at.start).includes('\n');
    const label = labelOf(text, one) ?? (isNext ? last.label : undefined);
    last = { ...(label === undefined ? {} : { label }), end: one.at.end };
    if (label !== undefined) under.set(one, label);
  }
  const byLabel = Map.groupBy(under.values(), (name) => name);
  const overMore = [...byLabel.values()].filter(({ length }) => length > 1).length;
  if (byLabel.size < fewestLabels || overMore < fewestOverMore) return [...found];
  return found.map((one) => {
    const name = under.get(one);
    return name === undefined ? one : { ...one, under: name };
  });
}
