import { spread } from '../funnel.ts';
import type { Criterion } from './criterion.ts';

export type Unweighted = Omit<Criterion, 'weight' | 'points'>;
/** With what it weighs beside the others, before all add up to 100. */
export type Weighed = Unweighted & { mass: number };

/** What is called for starts here. */
export const calledFor = 4.5;

/** Lines that the trade fills up to. */
export const fewest = 5;

/** Each place counts a little less than the one before, so that a ranking ranks. */
const decline = 0.97;

/** No single line decides alone, however often the job speaks of it; of few lines each weighs more. */
const mostOfAll = 0.26;
const mostOfFew = 0.34;

/** What the job does not name weighs little beside what it names. */
const mostOfTrade = 0.2;
const mostBesideFew = 0.35;

/** Of few lines none is so light that its lack would change nothing. */
const leastOfFew = 0.36;
const few = 4;
/** A wish decides nothing, however little else is said. */
const mostOfWish = 0.25;

const sum = (masses: readonly number[]): number => masses.reduce((total, mass) => total + mass, 0);

/** Percent that manner weighs in all; as much as another line where the job stresses it. */
const mentioned = 8;
const stressed = 15;
const mostOfManner = 25;
const fewestPoints = 2;

/** Weights that add up to 100: the work by its masses, and manner in one line. */
export function settleWeights(
  work: readonly Weighed[],
  manner: readonly Unweighted[] = [],
  isStressed = false,
): Criterion[] {
  const [last] = manner;
  if (!last) return fallingPoints(settleWork(work, 100));
  let percent = isStressed ? stressed : mentioned;
  let settled = settleWork(work, 100 - percent);
  // What only the trade knows never weighs more than manner that the job asks for.
  const ofTrade = (): number =>
    Math.max(0, ...settled.flatMap(({ origin, weight }) => (origin === 'trade' ? weight : [])));
  while (ofTrade() > percent && percent < mostOfManner) {
    percent += 1;
    settled = settleWork(work, 100 - percent);
  }
  const points = Math.max(fewestPoints, Math.round((10 * percent) / (settled[0]?.weight ?? 100)));
  return fallingPoints([...settled, { ...last, weight: percent, points }]);
}

/** Heaviest first; what weighs less has no more points. */
function fallingPoints(criteria: readonly Criterion[]): Criterion[] {
  let most = Infinity;
  return criteria
    .toSorted((a, b) => b.weight - a.weight)
    .map((one) => {
      most = Math.min(most, one.points);
      return { ...one, points: most };
    });
}

function settleWork(criteria: readonly Weighed[], percent: number): Criterion[] {
  const most = criteria.length > few ? mostOfAll : mostOfFew;
  const limited = limitFirst(
    criteria.map(({ mass }, i) => mass * decline ** i),
    most,
  );
  const isTrade = criteria.map(({ origin }) => origin === 'trade');
  const ofTrade = sum(limited.filter((_, i) => isTrade[i]));
  const ofJob = sum(limited) - ofTrade;
  // Two lines can carry four fifths of a decision; one alone, or traits, cannot.
  const isCarried =
    criteria.filter(({ mass, origin }) => origin !== 'trade' && mass >= calledFor).length > 1;
  const ofTradeAtMost =
    criteria.filter(({ origin }) => origin !== 'trade').length > 2 ? mostOfTrade : mostBesideFew;
  const share = isCarried ? (ofJob * ofTradeAtMost) / (1 - ofTradeAtMost) : ofTrade;
  const shared = limitFirst(
    limited.map((mass, i) => (isTrade[i] && ofTrade > share ? (mass * share) / ofTrade : mass)),
    most,
  );
  const heaviest = Math.max(...shared);
  const masses = shared.map((mass, i) =>
    criteria[i]?.origin === 'preferred'
      ? Math.min(mass, mostOfWish * heaviest)
      : criteria.length > few
        ? mass
        : Math.max(mass, leastOfFew * heaviest),
  );
  const weights = spread(percent, masses).toSorted((a, b) => b - a);
  return criteria.map((criterion, i) => ({
    ...withoutMass(criterion),
    weight: weights[i] ?? 0,
    points: Math.max(1, Math.round((10 * (masses[i] ?? 0)) / heaviest)),
  }));
}

/** Twice: the second may stand too high once the first is lowered. */
function limitFirst(free: readonly number[], most: number): number[] {
  const limitOnce = (masses: readonly number[]): number[] => {
    const heaviest = Math.max(...masses);
    const rest = sum(masses) - heaviest;
    const limit = rest > 0 ? (rest * most) / (1 - most) : Infinity;
    return masses.map((mass) => Math.min(mass, limit));
  };
  return limitOnce(limitOnce(free));
}

function withoutMass(criterion: Weighed): Unweighted {
  const { id, name, origin, facts, competency, ...rest } = criterion;
  const { looksLike, question, strong, weak, probe } = rest;
  return { id, name, origin, facts, competency, looksLike, question, strong, weak, probe };
}
