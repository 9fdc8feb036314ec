import type { Fact } from '#shared/brief.ts';
import type { Criterion } from './criterion.ts';
import { isBasic, uncalled } from './mass.ts';
import { calledFor, fewest, type Weighed } from './settle-weights.ts';
import { countWords, sharedStems } from './shared-stems.ts';
import { isAsked } from './weigh-evidence.ts';

/** So many lines at most, with the one for manner; of them so many in words of the job where its trade is known. */
const most = 7;
const mostOwn = 3;
const mostOwnAlone = 4;

const enoughTold = 3;
const ofWorkAbove = 3;
const justBelow = 0.05;
const untold = 1.4;

export const heavierFirst = (a: Weighed, b: Weighed): number => b.mass - a.mass;

/** What is scored: the first duties, then what the job calls for most, and the trade to fill up. */
export function chooseCriteria(
  found: readonly Weighed[],
  {
    isTrade,
    places,
    firstDuties,
  }: { isTrade: boolean; places: number; firstDuties: readonly Fact[] },
): Weighed[] {
  const of = (...origins: Criterion['origin'][]): Weighed[] =>
    found.filter(({ origin }) => origins.includes(origin)).toSorted(heavierFirst);
  const asked = keepBelowWork(of('must', 'duty')).toSorted(heavierFirst);
  const first = new Set(
    firstDuties.flatMap((duty) => asked.find(({ facts }) => facts.includes(duty)) ?? []),
  );
  const own = asked
    .filter((one) => isOwn(one) && !first.has(one))
    .slice(isTrade ? mostOwn : mostOwnAlone);
  const rest = asked.filter((one) => !first.has(one) && !own.includes(one));
  const called = [...first, ...rest].slice(0, places).toSorted(heavierFirst);
  const add = (chosen: readonly Weighed[], more: readonly Weighed[], until: number): Weighed[] => [
    ...chosen,
    ...more.slice(0, Math.max(0, until - chosen.length)),
  ];
  const wanted = add(called, of('preferred').slice(0, 1), fewest);
  // Where the job hardly tells of its work, what the trade knows of it carries nearly as much.
  const isTold = called.filter(({ mass }) => mass >= calledFor).length >= enoughTold;
  const ofTrade = of('trade').map((one) => ({ ...one, mass: one.mass + (isTold ? 0 : untold) }));
  return add(wanted, ofTrade, fewest).toSorted(heavierFirst);
}

/** A line in the job's own words; an activity has an id that is not of a line. */
const isOwn = ({ competency, id, facts }: Weighed): boolean =>
  competency === null && facts.some((fact) => fact.id === id);

const isOfSystems = ({ facts }: Weighed): boolean =>
  facts.every((fact) => fact.kind === 'tool' || isBasic(fact));

/** Knowing systems, or knowing something a little, never weighs more than the work itself. */
function keepBelowWork(criteria: readonly Weighed[]): Weighed[] {
  const work = criteria.filter((one) => !isOfSystems(one)).toSorted(heavierFirst);
  const limit = work[Math.min(work.length, ofWorkAbove) - 1]?.mass ?? Infinity;
  return criteria.map((one) =>
    isOfSystems(one) ? { ...one, mass: Math.min(one.mass, limit - justBelow) } : one,
  );
}

/** Places for the work where manner takes one or none. */
export const countPlaces = (traits: number): number => most - Math.min(1, traits);

/** The line that stands for a criterion stands for no other where there is a choice. */
export function quoteOnce(criteria: readonly Weighed[]): Weighed[] {
  const quoted = new Set<Fact>();
  return criteria.map((criterion) => {
    const { facts, name, looksLike, strong } = criterion;
    if (facts.length === 0) return criterion;
    // The line that speaks most of the same things stands for it.
    const free = facts.filter((fact) => !quoted.has(fact));
    const nearness = (fact: Fact): number =>
      (sharedStems(`${name} ${looksLike} ${strong}`, fact.text) *
        (isAsked(fact) || fact.kind === 'duty' ? 1 : fact.kind === 'licence' ? 0.1 : 0.5)) /
      Math.sqrt(countWords(fact.text));
    // What somebody answered when asked for the demands is the demand.
    const [first] = free.toSorted(
      (a, b) => Number(isAnswer(b)) - Number(isAnswer(a)) || nearness(b) - nearness(a),
    );
    if (first) quoted.add(first);
    // A line that names two things stands for both.
    if (!first && criterion.competency === null) return criterion;
    // Where every line stands for a heavier one already, only the trade is left.
    return first
      ? { ...criterion, facts: [first, ...facts.filter((fact) => fact !== first)] }
      : {
          ...criterion,
          facts: [],
          origin: 'trade' as const,
          mass: Math.min(criterion.mass, uncalled),
        };
  });
}

const isAnswer = ({ source }: Fact): boolean => source.from === 'job' && source.field === 'answers';
