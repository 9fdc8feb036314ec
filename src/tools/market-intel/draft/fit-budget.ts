import { countWords } from '#writing/shorten.ts';
import type { MarketFigures } from '../figures.ts';
import type { MarketWriting } from '../writing.ts';

/** A recruiter has ten minutes for all of it. */
const mostWords = 800;

/** What may go, the least useful first, and how many of each stay in any case. */
const droppable = [
  ['seasonalFactors', 1],
  ['recommendations', 3],
  ['risks', 3],
  ['recommendations', 2],
] as const;

/** The same words without the last items of the longest lists, until they fit. */
export function fitBudget(figures: MarketFigures, writing: MarketWriting): MarketWriting {
  let fitting = writing;
  for (const [list, fewest] of droppable) {
    while (fitting[list].length > fewest && countAll(figures, fitting) > mostWords)
      fitting = { ...fitting, [list]: fitting[list].slice(0, -1) };
  }
  return fitting;
}

function countAll({ competitors, ...figures }: MarketFigures, writing: MarketWriting): number {
  const kept = competitors.slice(0, writing.competitors.length).map(({ type }) => type);
  const { lever: _, lines } = figures.difficulty;
  // The rule, the dates and the lever are said in the words of the writing.
  return countWords(
    listTexts([{ ...figures, payRule: null, timing: null, difficulty: lines }, kept, writing]).join(
      ' ',
    ),
  );
}

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
}
