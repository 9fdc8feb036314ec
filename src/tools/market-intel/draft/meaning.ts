import { sayPercentile } from '../../craft/pay-words.ts';
import { sayPlace } from '../../craft/place-words.ts';
import { makePlan, seedOf } from '../../craft/plan.ts';
import { listNeighbors } from '../../craft/pool-words.ts';
import { stripEnd, toParagraph } from '../../craft/prose/casing.ts';
import { sayDate } from '../../craft/prose/dates.ts';
import { say, sayFirst, type Slots } from '../../craft/prose/fill.ts';
import { joinList, listOnce } from '../../craft/prose/list.ts';
import type { Source } from '#plan/source.ts';
import * as phrases from './phrases.data.ts';

const HARD = 5;

export const nameNeighbors = (source: Source, count: number): string[] =>
  listNeighbors(source)
    .slice(0, count)
    .map(({ title }) => title);

function makeSlots(source: Source): Slots {
  const { brief } = source;
  const { pay, timeline } = makePlan(source);
  return {
    low: timeline.accept.low,
    high: timeline.accept.high,
    day: timeline.accept.afterDays,
    accept: sayDate(timeline.accept.day),
    opens: sayDate(timeline.opens),
    start: sayDate(timeline.start.day),
    day90: sayDate(timeline.day90),
    title: brief.title.singular,
    place: sayPlace(brief).label,
    pay: pay.range,
    median: sayPercentile(source, 50),
    p25: sayPercentile(source, 25),
    p75: sayPercentile(source, 75),
    lowPay: pay.low,
    middle: pay.middle,
    highPay: pay.high,
    ratio: pay.ratio && `at ${pay.ratio}`,
    neighbors: joinList(nameNeighbors(source, 2)),
    rival: brief.competitors[0]?.text,
  };
}

/** What the heaviest part of the difficulty asks for. */
export function draftMeaning(source: Source): string[] {
  const { difficulty } = source.market;
  const heaviest = difficulty.parts
    .filter(({ id, score }) => score !== null && (id !== 'urgency' || source.brief.urgency))
    .toSorted((a, b) => b.points - a.points)[0]!;
  const slots = makeSlots(source);
  const table =
    heaviest.id === 'pay' && !slots['pay'] ? [phrases.levers.pay[1]] : phrases.levers[heaviest.id];
  const lever = sayFirst(table, slots);
  return [
    say(
      difficulty.score >= HARD ? phrases.meaning.hard : phrases.meaning.easy,
      { ...slots, lever },
      seedOf(source, 'meaning'),
    ),
  ];
}

export function draftPayAdvice(source: Source): string {
  const { pay } = makePlan(source);
  const slots = makeSlots(source);
  const kind = pay.stated ? (pay.standing ?? 'unknown') : slots['median'] ? 'missing' : 'nothing';
  const seed = seedOf(source, 'pay-advice');
  return toParagraph([
    say(phrases.payAdvice[kind], slots, seed) || say(phrases.payAdvice.unknown, slots, seed),
  ]);
}

export function draftWindow(source: Source): string {
  const { timeline } = makePlan(source);
  const kind = timeline.start.stated ? (timeline.start.note ? 'early' : 'stated') : 'open';
  return toParagraph([
    say(phrases.windowPhrases[kind], makeSlots(source), seedOf(source, 'window')),
  ]);
}

export function listSeasons(source: Source): string[] {
  const { timeline } = makePlan(source);
  const holidays = timeline.weeks.flatMap(({ holidays: free }) => free);
  return listOnce([
    ...source.market.profile.family.seasons.map(stripEnd),
    ...holidays.map(({ name, day }) => `${name} (${sayDate(day)}) in the plan`),
    source.market.profile.family.seasons.length === 0
      ? `No season is known for ${source.brief.title.singular} work; ask when people here usually change jobs`
      : null,
  ]);
}
