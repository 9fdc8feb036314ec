import { getPool, listNeighbors } from '#plan/pool.ts';
import { makePlan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { lowerFirst } from '#writing/casing.ts';
import { sayDate } from '#writing/dates.ts';
import type { MarketFigures } from '../figures.ts';
import type { MarketWriting } from '../writing.ts';

const shown = 4;

type Lever = NonNullable<MarketFigures['difficulty']['lever']>;

/** What would have to change, as the subject of a sentence. */
const levers: Record<Lever['id'], (detail: string) => string> = {
  'top of the range': (amount) => `Paying ${amount} from the start`,
  'the median': (amount) => `Paying the median, ${amount},`,
  'a range': () => 'A published range around the median',
  'special demands': (count) =>
    count === '1' ? 'The special demand as a wish' : `The ${count} special demands as wishes`,
  years: (years) => `Asking for ${years === '1' ? 'a year' : `${years} years`}`,
  'days from home': () => 'Some days from home',
};

export function explainLever({ difficulty: { lever, score } }: MarketFigures): string {
  return lever
    ? `The lever: ${lowerFirst(levers[lever.id](lever.detail))} would bring ${score} down to ${lever.score}.`
    : 'No single change would lower the score much; speed of answers decides.';
}

/** This job's own next steps, then what works in the trade. */
export function adviseSearch(source: Source): MarketWriting['recommendations'] {
  const { drawer } = makePlan(source);
  const usual = drawer.market.advice.map(({ title, text }) => ({ title, recommendation: text }));
  return [...askFirst(source), ...lookNextDoor(source), ...usual].slice(0, shown);
}

/** Papers that exist in one country only. */
const american = /NCLEX|state board|OSHA|\bCDL\b|\bDOT\b/;

function askFirst(source: Source): MarketWriting['recommendations'] {
  const { questions, timeline } = makePlan(source);
  const isAbroad = source.brief.place.country !== 'US';
  const first = questions.find(
    ({ from, ask }) => from === 'text' && !(isAbroad && american.test(ask)),
  );
  if (!first) return [];
  return [
    {
      title: `Settle by ${sayDate(timeline.decisions, source.brief.place.country)}`,
      recommendation: `${first.owner}: ${first.ask}`,
    },
  ];
}

/** Half of the pool with another title makes the search one for neighbors. */
const mostlyNeighbors = 0.5;

function lookNextDoor(source: Source): MarketWriting['recommendations'] {
  const pool = getPool(source);
  // Whoever is only counted as related does other work; those who usually come from next door do not.
  const neighbors = listNeighbors(source)
    .filter(({ reason }) => reason !== 'related')
    .slice(0, 2);
  if (!pool || neighbors.length === 0 || pool.winnable === 0) return [];
  const share = (pool.winnable - pool.direct.count) / pool.winnable;
  if (share < mostlyNeighbors) return [];
  return [
    {
      title: 'Search beyond the title',
      recommendation: `Related work is the larger pool: ${neighbors.map(({ title }) => title).join('; ')}. Write to them from week 1.`,
    },
  ];
}
