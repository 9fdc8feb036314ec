import type { Fact } from '#shared/brief.ts';
import type { Criterion } from './criterion.ts';
import { uncalled } from './mass.ts';
import { calledFor, fewest, type Weighed } from './settle-weights.ts';
import { countWords, sharedStems } from './shared-stems.ts';
import { isAsked } from './weigh-evidence.ts';

/** So many lines at most, with the one for manner; of them so many in words of the job where its trade is known. */
const most = 7;
const mostOwn = 3;
const mostOwnAlone = 5;

const enoughTold = 3;
const untold = 1.4;

export const heavierFirst = (a: Weighed, b: Weighed): number => b.mass - a.mass;

/** What is scored: the work through the competencies of the trade, and what the job demands beside them. */
export function chooseCriteria(
  found: readonly Weighed[],
  { isTrade, places }: { isTrade: boolean; places: number },
): Weighed[] {
  const of = (...origins: Criterion['origin'][]): Weighed[] =>
    found.filter(({ origin }) => origins.includes(origin)).toSorted(heavierFirst);
  const own = of('must')
    .filter(({ competency }) => competency === null)
    .slice(0, isTrade ? mostOwn : mostOwnAlone);
  const ofTheTrade = of('must', 'duty').filter(({ competency }) => competency !== null);
  // What fills the days in the job's own words always has its places.
  const days = of('duty').filter(({ competency }) => competency === null);
  const called = [
    ...days,
    ...[...own, ...ofTheTrade].toSorted(heavierFirst).slice(0, Math.max(0, places - days.length)),
  ].toSorted(heavierFirst);
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
