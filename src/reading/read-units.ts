import type { ReadingCorrections, Unit } from '#shared/reading.ts';
import { cleanText } from './layout/clean/clean-text.ts';
import type { LayoutUnit } from './layout/unit.ts';
import { readUnits as readLayout } from './layout/units.ts';
import { assignRoles } from './roles/assign-roles.ts';

const sameWords = (words: string): string => words.replace(/\s+/g, ' ').trim().toLowerCase();

/** Every unit of a text with its role; what a person said of one goes before what was weighed. */
export function readTextUnits(text: string, corrections?: ReadingCorrections): Unit[] {
  const units = readLayout(cleanText(text));
  const said = new Map(corrections?.roles.map(({ quote, role }) => [sameWords(quote), role]));
  const known = ({ text: words, start, end }: LayoutUnit) =>
    said.get(sameWords(words)) ?? said.get(sameWords(text.slice(start, end)));
  const roles = assignRoles(units, said.size > 0 ? known : undefined);
  return units.map(({ text: words, start, end, shape, heading, label }, index) => ({
    text: words,
    start,
    end,
    shape,
    heading,
    label,
    ...(roles[index] ?? { role: 'noise', also: [], confidence: 0 }),
  }));
}
