import { getPool, listNeighbors } from '#plan/pool.ts';
import { makePlan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { joinList } from '#writing/list.ts';
import { sayDate } from '#writing/dates.ts';
import type { MarketFigures } from '../figures.ts';
import type { MarketWriting } from '../writing.ts';

const shownOfTrade = 3;

/** What the heaviest part of the difficulty asks for; the figure is what one step takes off the total. */
const levers: Record<MarketFigures['difficulty']['heaviest']['id'], (off: string) => string> = {
  supply: (off) => `Heaviest is supply: ten times as many people to draw on take ${off} off.`,
  demands: (off) =>
    `Heaviest are the demands: each special one that becomes a wish takes ${off} off, and widens the supply.`,
  pay: (off) => `Heaviest is the pay: every ten percentiles more take ${off} off.`,
  competition: (off) =>
    `Heaviest is competition, which cannot be lowered (one rival fewer would be ${off}), only answered faster.`,
  place: (off) =>
    `Heaviest are place and hours: one day from home or fixed shifts take about ${off} off.`,
  urgency: (off) => `Heaviest is the hurry: cover for the gap takes ${off} off.`,
};

export function explainLever(source: Source, { difficulty }: MarketFigures): string {
  const { id, lever } = difficulty.heaviest;
  const hasNoPay = id === 'pay' && !makePlan(source).pay.stated;
  return hasNoPay
    ? 'Heaviest is the pay, because none is stated: publish a range, and the score can be judged.'
    : levers[id](lever);
}

/** This job's own next steps, then what works in the trade. */
export function adviseSearch(source: Source): MarketWriting['recommendations'] {
  const { drawer } = makePlan(source);
  return [
    ...askFirst(source),
    ...lookNextDoor(source),
    ...drawer.market.advice
      .slice(0, shownOfTrade)
      .map(({ title, text }) => ({ title, recommendation: text })),
  ];
}

function askFirst(source: Source): MarketWriting['recommendations'] {
  const { questions, timeline } = makePlan(source);
  const [first] = questions.filter(({ from }) => from === 'text');
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
  const neighbors = listNeighbors(source).slice(0, 2);
  if (!pool || neighbors.length === 0 || pool.winnable === 0) return [];
  const share = (pool.winnable - pool.direct.count) / pool.winnable;
  if (share < mostlyNeighbors) return [];
  return [
    {
      title: 'Search beyond the title',
      recommendation: `${Math.round(share * 100)}% of those who could be won do other work today, most of all ${joinList(neighbors.map(({ title }) => title))}. Give them half of the outreach from week 1.`,
    },
  ];
}
