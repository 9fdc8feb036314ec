import { listMustHaves, sayWithin } from '../../craft/facts.ts';
import { sayPercentile } from '../../craft/pay-words.ts';
import { sayPlace } from '../../craft/place-words.ts';
import { makePlan } from '../../craft/plan.ts';
import { getPool, listNeighbors, sayCatchment, sayPeople } from '../../craft/pool-words.ts';
import { withArticle } from '../../craft/prose/article.ts';
import { lowerFirst, stripEnd } from '../../craft/prose/casing.ts';
import { sayDate, sayWeekday } from '../../craft/prose/dates.ts';
import type { Slots } from '../../craft/prose/fill.ts';
import { joinList } from '../../craft/prose/list.ts';
import { pluralize, sayNumber, sayShare } from '../../craft/prose/number.ts';
import { firstClause } from '../../craft/prose/shorten.ts';
import type { Source } from '#plan/source.ts';
import type { SynopsisFigures } from '../figures.ts';

export const getHeaviest = ({ market }: Source) =>
  market.difficulty.parts
    .filter(({ score }) => score !== null)
    .toSorted((a, b) => b.points - a.points)[0]!;

/** Everything the synopsis may name, in words. */
export function makeSynopsisSlots(source: Source, figures: SynopsisFigures): Slots {
  const { brief, market } = source;
  const { pay, timeline, funnel } = makePlan(source);
  const pool = getPool(source);
  const title = brief.title.singular;
  const share = pool && pool.winnable > 0 ? 1 - pool.direct.count / pool.winnable : null;
  const papers = listMustHaves(brief)
    .filter(({ kind }) => kind === 'licence')
    .map((fact) => sayWithin(fact, 70));
  const rivals = [
    ...brief.competitors.map(({ text }) => text),
    ...market.profile.family.rivals.map(lowerFirst),
  ].slice(0, 2);
  return {
    title,
    seats:
      funnel.starts > 1 ? `${sayNumber(funnel.starts)} ${pluralize(title)}` : withArticle(title),
    where: sayPlace(brief).in,
    start: timeline.start.stated
      ? sayDate(timeline.start.day)
      : `around ${sayDate(timeline.start.day)}`,
    day: sayWeekday(figures.decisionsBy),
    score: market.difficulty.score,
    heaviest: getHeaviest(source).name,
    direct: pool && sayPeople(pool.direct.count),
    winnable: pool && sayPeople(pool.winnable),
    around: sayCatchment(source),
    pay: pay.range,
    percentiles:
      pay.percentiles && (/^\d/.test(pay.percentiles) ? `the ${pay.percentiles}` : pay.percentiles),
    median: pay.median ?? sayPercentile(source, 50),
    source: market.payRow?.source ?? null,
    low: pay.low,
    middle: pay.middle,
    high: pay.high,
    plan: figures.plan,
    accept: sayDate(timeline.accept.day),
    afterDays: timeline.accept.afterDays,
    review: sayDate(timeline.review),
    week3: sayDate(timeline.weeks[2]!.from),
    finals: funnel.finals,
    sample: lowerFirst(firstClause(stripEnd(market.profile.family.workSample))),
    open: joinList(brief.missing.slice(0, 3).map(({ topic }) => lowerFirst(stripEnd(topic)))),
    papers: joinList(papers.slice(0, 2)),
    rivals: joinList(rivals) || 'the nearest three employers',
    share:
      share !== null && share > 0.5 && listNeighbors(source).length > 0 ? sayShare(share) : null,
    worry:
      market.profile.id === 'general'
        ? null
        : lowerFirst(stripEnd(market.profile.family.worries[0]?.worry ?? '')),
  };
}
