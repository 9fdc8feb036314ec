import type { FieldUnit } from '../../field-unit.ts';
import { keyOfName } from '../name.ts';
import { listSpans, mentionAt, type Mention } from './name-spans.ts';

/** One name with every place where it stands. */
export interface NamedHouse {
  key: string;
  mentions: Mention[];
}

const mostMentions = 40;
const mostNames = 800;
const longestKey = 70;

/** Letters and figures of a name in small letters, without its legal form. */
export const foldKey = (name: string): string =>
  keyOfName(name)
    .replace(/[®™©]/gu, '')
    .replace(/[^\p{L}\p{N}&]+/gu, ' ')
    .trim();

/** All that may be a name in a text, each once. */
export function gatherNames(
  units: readonly FieldUnit[],
  ruled: readonly { name: string; unit: FieldUnit; start: number; end: number }[],
): NamedHouse[] {
  const byKey = new Map<string, NamedHouse>();
  for (const unit of units) {
    for (const mention of listSpans(unit)) {
      const key = foldKey(mention.text);
      if (key.length < 2 || key.length > longestKey) continue;
      const house = byKey.get(key) ?? { key, mentions: [] };
      byKey.set(key, house);
      if (house.mentions.length < mostMentions) house.mentions.push(mention);
    }
  }
  const most = [...byKey.values()]
    .toSorted((one, other) => other.mentions.length - one.mentions.length)
    .slice(0, mostNames);
  for (const { name, unit, start, end } of ruled) {
    const key = foldKey(name);
    if (key.length < 2 || byKey.has(key)) continue;
    const house = { key, mentions: [mentionAt(unit, { start, end, text: name })] };
    byKey.set(key, house);
    most.push(house);
  }
  return most;
}
