import { makePlan, seedOf } from '../../craft/plan.ts';
import { getPool, sayCatchment, sayPeople } from '../../craft/pool-words.ts';
import { lowerFirst, stripEnd, toParagraph } from '../../craft/prose/casing.ts';
import { sayDate, sayDateSpan } from '../../craft/prose/dates.ts';
import { say, type Slots } from '../../craft/prose/fill.ts';
import { joinList } from '../../craft/prose/list.ts';
import { sayShare } from '../../craft/prose/number.ts';
import { sayWorkSample } from '../../craft/work-sample.ts';
import type { Source } from '#plan/source.ts';
import type { MarketWriting } from '../writing.ts';
import { listShortDraws } from './competition.ts';
import { nameNeighbors } from './meaning.ts';
import * as phrases from './phrases.data.ts';

/** Half of the pool with another title makes the search one for neighbors. */
const MOSTLY_NEIGHBORS = 0.5;

function makeSlots(source: Source): Slots {
  const { brief, market } = source;
  const { pay, timeline } = makePlan(source);
  const pool = getPool(source);
  const share =
    pool && pool.winnable > 0 ? (pool.winnable - pool.direct.count) / pool.winnable : null;
  const above = (pool?.adjacent ?? [])
    .filter(({ withinPay }) => withinPay === false)
    .map(({ title }) => title);
  const rivals = [
    ...brief.competitors.map(({ text }) => text),
    ...market.profile.family.rivals.map(lowerFirst),
  ].slice(0, 3);
  return {
    title: brief.title.singular,
    around: sayCatchment(source),
    winnable: pool && sayPeople(pool.winnable),
    direct: pool && sayPeople(pool.direct.count),
    neighborShare: share !== null && share >= MOSTLY_NEIGHBORS ? sayShare(share) : null,
    neighbors: joinList(nameNeighbors(source, 2)),
    above: joinList(above.slice(0, 2)),
    highPay: pay.high,
    draw: joinList(listShortDraws(source).slice(0, 2).map(lowerFirst)),
    sample: sayWorkSample(source, { brief: true }),
    weeks: sayDateSpan(timeline.weeks[2]!.from, timeline.weeks[3]!.to),
    accept: sayDate(timeline.accept.day),
    rivals: joinList(rivals),
    gathering: joinList(
      market.profile.id === 'general'
        ? []
        : market.profile.family.gathering.slice(0, 2).map(stripEnd),
    ),
  };
}

/** What to do, each point with the fact it rests on; a point without its fact falls away. */
export function draftRecommendations(source: Source): MarketWriting['recommendations'] {
  const slots = makeSlots(source);
  const table = phrases.recommendations;
  const chosen = [
    slots['neighborShare'] && slots['neighbors'] ? table.source : table.direct,
    table.lead,
    table.sample,
    table.speed,
    table.skip,
    table.rivals,
    table.gather,
    ...(source.market.talentPool.kind === 'none' ? [table.ask, table.count] : []),
  ];
  return chosen.flatMap(({ title, text }, i) => {
    const seed = seedOf(source, `advice-${i}`);
    const recommendation = say(text, slots, seed);
    return recommendation
      ? [{ title: say(title, slots, seed), recommendation: toParagraph([recommendation]) }]
      : [];
  });
}
