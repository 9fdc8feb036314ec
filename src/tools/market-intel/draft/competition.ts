import { listFacts, ownWords } from '#plan/own-words.ts';
import { makePlan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { isTrifle } from '#plan/trifles.ts';
import { listOnce } from '#writing/list.ts';
import type { MarketFigures } from '../figures.ts';
import type { MarketWriting } from '../writing.ts';

const shortPoint = 14;

/** What the job states in its favor, in its own words, the pay first where it stands above the median. */
function listStrengths(source: Source): string[] {
  const { sellingPoints, pay } = makePlan(source);
  const told = listFacts(source.brief, { kinds: ['benefit'] }).map(ownWords);
  const points = listOnce([...sellingPoints, ...told])
    .filter((point) => point.split(/\s+/).length <= shortPoint)
    .toSorted((a, b) => Number(isTrifle(a)) - Number(isTrifle(b)))
    .map((point) => `"${point.replace(/"/g, "'")}"`);
  return [...(pay.standing === 'above' && pay.spoken ? [pay.spoken] : []), ...points].slice(0, 2);
}

/** Who competes, and what this job states that it can set against them. */
export function explainCompetition(source: Source): string[] {
  const { names, drawer, isTrade } = makePlan(source);
  const { city } = names;
  const strengths = listStrengths(source);
  return [
    `These kinds of employers usually want the same ${isTrade ? drawer.plural : 'people'}; look up which hire ${city ? `around ${city} ` : ''}now (postings were not counted).`,
    strengths.length > 0
      ? `The job can set against them: ${strengths.join('; ')}.`
      : 'Nothing is stated yet to set against them: add what the team says made them stay.',
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
      draw: known?.draw ?? 'Not known: read their postings',
      counter: known?.counter ?? 'Compare pay and hours with theirs first.',
    };
  });
}
