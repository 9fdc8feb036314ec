import type { ReadingCorrections, Unit } from '#shared/reading.ts';
import { cleanText } from './layout/clean/clean-text.ts';
import type { LayoutUnit } from './layout/unit.ts';
import { readUnits as readLayout } from './layout/units.ts';
import { assignRoles, type Prior } from './roles/assign-roles.ts';

const sameWords = (words: string): string => words.replace(/\s+/g, ' ').trim().toLowerCase();

interface Knowledge {
  corrections?: ReadingCorrections | null | undefined;
  /** What belongs where the text was typed. */
  prior?: Prior | undefined;
}

/** Every unit of a text with its role; what a person said of one goes before what was weighed. */
export function readTextUnits(text: string, { corrections, prior }: Knowledge = {}): Unit[] {
  const units = readLayout(cleanText(text));
  const said = new Map(corrections?.roles.map(({ quote, role }) => [sameWords(quote), role]));
  const roles = assignRoles(units, {
    prior,
    // Known by its words, with its label or without.
    known: ({ text: words, start, end }: LayoutUnit) =>
      said.size === 0
        ? undefined
        : (said.get(sameWords(text.slice(start, end))) ?? said.get(sameWords(words))),
  });
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
