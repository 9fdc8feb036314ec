import { makePlan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { stripEnd } from '#writing/casing.ts';
import type { MarketFigures } from '../figures.ts';
import type { MarketWriting } from '../writing.ts';

const shortPoint = 10;

/** Who competes, and what this job states that it can set against them. */
export function explainCompetition(source: Source): string[] {
  const { sellingPoints, names } = makePlan(source);
  const points = sellingPoints
    .filter((point) => point.split(/\s+/).length <= shortPoint)
    .slice(0, 2)
    .map((point) => `"${stripEnd(point)}"`);
  return [
    `The score counts who competes, not live postings. Find out which of these kinds are near${names.city ? ` ${names.city}` : ''}.`,
    points.length > 0
      ? `Stated by the job, to set against them: ${points.join(' and ')}.`
      : 'The text states nothing yet to set against them: ask the team what made them stay.',
  ];
}

export function answerCompetitors(
  source: Source,
  { competitors }: MarketFigures,
): MarketWriting['competitors'] {
  const { rivals } = makePlan(source).drawer;
  return competitors.map(({ name }) => {
    const known = rivals.find(({ kind }) => kind === name);
    return {
      name,
      draw: known?.draw ?? 'Not known: read its current postings',
      counter: known?.counter ?? 'Ask who went there last, and for what.',
    };
  });
}
