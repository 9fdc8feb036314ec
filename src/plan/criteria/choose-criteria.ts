import type { Fact } from '#shared/brief.ts';
import { weighDemand } from '../demands/requirements.ts';
import { isAtTimes } from './evidence/at-times.ts';
import type { Criterion } from './criterion.ts';
import { isSoft } from './own-lines/is-demand.ts';
import { uncalled, wished } from './mass.ts';
import { pickHeaviest, type Points } from './line-weights/by-lines.ts';
import { isWished } from './evidence/origin.ts';
import { rateProof } from './evidence/proof.ts';
import { calledFor, fewest, type Weighed } from './settle-weights.ts';
import { isAsked } from './evidence/weigh-evidence.ts';

/** So many lines at most, with the one for manner. */
const most = 7;
/** One more has room where it is worth so much of 100 points. */
const heavy = 5;
/** What is worth less of 100 points has no line where there are enough others. */
const leastOfLine = 3;

/** A card has so many lines at least, even of a job that no trade knows. */
export const fewestAlone = 4;
const fewestOfWork = 2;

const enoughTold = 3;
const mostWishes = 3;
const untold = 1.4;

const heavierFirst = (a: Weighed, b: Weighed): number => b.mass - a.mass;

/** What is scored: what the job turns on by its own lines, the heaviest first; the trade only fills up. */
export function chooseCriteria(
  found: readonly Weighed[],
  { isTrade, manner, isFitting, points, sampled, isSpokenOf }: Choice,
): Weighed[] {
  const of = (...origins: Criterion['origin'][]): Weighed[] =>
    found.filter(({ origin }) => origins.includes(origin)).toSorted(heavierFirst);
  const stated = pickHeaviest(of('must', 'duty'), points, {
    most: most - manner + 1,
    fewest: fewest - manner,
    least: leastOfLine,
  }).filter(({ mass, part }, i) => i < most - manner || mass >= heavy || part !== undefined);
  const add = (chosen: readonly Weighed[], more: readonly Weighed[], until: number): Weighed[] => [
    ...chosen,
    ...more.slice(0, Math.max(0, until - chosen.length)),
  ];
  // Where the job only wishes, its wishes tell more of it than what is usual in the trade.
  const isWishing = stated.length < enoughTold && !found.some(({ origin }) => origin === 'must');
  const wanted = add(stated, of('preferred').slice(0, isWishing ? mostWishes : 1), fewest);
  // Where the job hardly tells of its work, what the trade knows of it carries nearly as much.
  const isTold = stated.filter(({ mass }) => mass >= calledFor).length >= enoughTold;
  const isSampled = ({ competency }: Weighed): boolean =>
    competency !== null && sampled.includes(competency);
  // What the work sample shows has a line on which it is scored, where there is room for one.
  const ofTrade = of('trade')
    .map((one) => ({ ...one, mass: one.mass + (isTold ? 0 : untold) }))
    .toSorted((a, b) => Number(isSampled(b)) - Number(isSampled(a)));
  // A kind of work knows less of a job than a trade does, and neither fills up what the job tells itself.
  const isKnown = isFitting && (isTrade || stated.length < fewestOfWork);
  const isTelling = stated.length + manner >= enoughTold;
  const until = Math.max(fewestOfWork, (isKnown && !isTelling ? fewest : fewestAlone) - manner);
  // What the job does not speak of at all comes in only where a card would have too few lines.
  const isHeard = stated.length < fewestOfWork ? () => true : isSpokenOf;
  // A wish decides nothing, and takes the place of no other line, unless there are hardly others.
  const wishes = Math.min(1, wanted.length - stated.length);
  const filled = add(wanted, ofTrade.filter(isHeard), until + wishes);
  const unheard = ofTrade.filter((one) => !isHeard(one));
  const full = add(filled, unheard, fewestAlone - manner + wishes);
  // What the hour of the work sample shows has a line, where the job speaks of it and states little else.
  const isShort = full.length + manner < fewest;
  const spoken =
    isShort && isTrade && isFitting && !full.some(isSampled) ? ofTrade.filter(isSpokenOf) : [];
  const shown = sampled
    .flatMap((id) => spoken.find(({ competency }) => competency === id) ?? [])
    .at(0);
  return (shown ? [...full, shown] : full).toSorted(heavierFirst);
}

interface Choice {
  isTrade: boolean;
  /** Lines that manner takes. */
  manner: number;
  /** Whether the trade knows this job. */
  isFitting: boolean;
  /** How many of 100 points each line of the job is worth. */
  points: Points;
  /** Ids of what the work sample tests, those first of which the duties speak most. */
  sampled: readonly string[];
  /** Whether the job speaks of what the trade looks for at all. */
  isSpokenOf: (line: Weighed) => boolean;
}

/**
 * A line of the job stands for one criterion alone, the heaviest. What has no line left is only usual in the trade; an
 * activity that the trade does not know of falls away then.
 */
export function quoteOnce(criteria: readonly Weighed[]): Weighed[] {
  const quoted = new Set<Fact>();
  const rated = new Map(criteria.map((one) => [one, rateLines(one)]));
  const rate = (criterion: Weighed, fact: Fact): number => {
    const elsewhere = criteria.map((one) =>
      one === criterion ? 0 : (rated.get(one)?.get(fact) ?? 0),
    );
    return (rated.get(criterion)?.get(fact) ?? 0) - ofOthers * Math.max(0, ...elsewhere);
  };
  return criteria.toSorted(heavierFirst).flatMap((criterion) => {
    const { facts } = criterion;
    if (facts.length === 0) return [criterion];
    const free = facts
      .filter((fact) => !quoted.has(fact))
      .map((fact) => ({ fact, value: rate(criterion, fact) }))
      .toSorted(
        (a, b) =>
          Number(isAnswer(b.fact)) - Number(isAnswer(a.fact)) ||
          Number(isWished(a.fact)) - Number(isWished(b.fact)) ||
          Number(isDemanded(b)) - Number(isDemanded(a)) ||
          b.value - a.value,
      )
      .map(({ fact }) => fact);
    const [first] = free;
    if (first) {
      quoted.add(first);
      const used = facts.filter((fact) => quoted.has(fact) && fact !== first);
      const said = stayWish({ ...criterion, facts: [...free, ...used] });
      // A wish that only touches what the trade knows is told as a wish, and under no other name.
      const isTouched = (rated.get(criterion)?.get(first) ?? 0) < leastOfWish;
      return said.origin === 'preferred' && said.competency !== null && isTouched ? [] : [said];
    }
    if (criterion.competency === null) return [];
    const mass = Math.min(criterion.mass, uncalled);
    return [{ ...criterion, facts: [], origin: 'trade' as const, mass }];
  });
}

/** What somebody must bring stands for a line before what is done there, unless it is rather about another line. */
const isDemanded = ({ fact, value }: { fact: Fact; value: number }): boolean =>
  value >= ofThisLine &&
  isAsked(fact) &&
  fact.kind !== 'other' &&
  weighDemand(fact) === 'must' &&
  !isSoft(fact);
const ofThisLine = 0.3;

/** What only a wish is left to speak for is a wish, whatever else was heard of it elsewhere. */
const stayWish = (criterion: Weighed): Weighed =>
  criterion.origin !== 'preferred' && criterion.facts[0] && isWished(criterion.facts[0])
    ? { ...criterion, origin: 'preferred', mass: Math.min(criterion.mass, wished) }
    : criterion;

const leastOfWish = 0.4;

/** A line that speaks more of another criterion is left to that one where there is a choice. */
const ofOthers = 0.6;

/** The line that proves a criterion best stands for it; what somebody answered is the demand itself. */
function rateLines(criterion: Weighed): Map<Fact, number> {
  const { name, looksLike, question, strong, facts, terms = [] } = criterion;
  const provable = { name, looks_like: looksLike, question, strong, called_for_by: terms };
  return new Map(
    facts.map((fact) => [
      fact,
      rateProof(provable, fact) *
        (isAsked(fact) || fact.kind === 'duty' ? 1 : fact.kind === 'licence' ? 0.1 : 0.5) *
        (isAtTimes(fact.text) ? seldom : byTheWay.test(fact.text) ? helping : 1),
    ]),
  );
}

/** What is done only now and then stands for the work last. */
const seldom = 0.3;
/** What somebody only helps with stands for the work after what they do themselves. */
const helping = 0.6;
const byTheWay = /^(?:assist|help|support|(?:work|collaborat|partner)\w* (?:\w+ly )?with\b)/i;

const isAnswer = ({ source }: Fact): boolean => source.from === 'job' && source.field === 'answers';

const below = 0.95;

/** Nothing that only the trade knows weighs as much as what the job demands or tells of its days. */
export function putStatedFirst(criteria: readonly Weighed[]): Weighed[] {
  const least = Math.min(
    ...criteria
      .filter(({ origin }) => origin === 'must' || origin === 'duty')
      .map(({ mass }) => mass),
  );
  return criteria
    .map((one) =>
      one.origin === 'trade' ? { ...one, mass: Math.min(one.mass, below * least) } : one,
    )
    .toSorted(heavierFirst);
}
