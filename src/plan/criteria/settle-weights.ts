import { spread } from '../hiring-steps/funnel.ts';
import type { Criterion } from './criterion.ts';

export type Unweighted = Omit<Criterion, 'weight' | 'points'>;
/** With what it weighs beside the others, before all add up to 100. */
export type Weighed = Unweighted & {
  mass: number;
  /** Weighs as much as the job says that it fills of the time. */
  isShare?: boolean;
  /** Never the middle of the job. */
  isSide?: boolean;
  /** Stands on one line, which neither the title nor any other line comes back to. */
  isAlone?: boolean;
  /** Speaks for a part of the work that the text sets apart: the heading of it. */
  part?: string;
};

/** What is called for starts here. */
export const calledFor = 4.5;

/** Lines that the trade fills up to. */
export const fewest = 5;

/** Each place counts a little less than the one before, so that a ranking ranks. */
const decline = 0.97;

/** No single line decides alone, however often the job speaks of it; of few lines each weighs more. */
const mostOfAll = 0.36;
const mostOfFew = 0.38;

/** What the job does not name decides nothing where the job names enough, and little beside two lines. */
const mostOfTrade = 7;
const besideTwo = 20;
const besideOne = 40;
const enoughNamed = 3;

/** Of few lines none is so light that its lack would change nothing. */
const leastOfFew = 0.36;
const few = 4;
/** A wish decides nothing, however little else is said. */
const mostOfWish = 0.25;
/** Where the job names hardly anything, what it wishes for by name weighs half of the first line. */
const wishOfFew = 0.5;

const sum = (masses: readonly number[]): number => masses.reduce((total, mass) => total + mass, 0);

/** Percent that one line on manner weighs, and where the job stresses it. */
const mentioned = 7;
const stressed = 11;
/** Percent that all lines on manner weigh together: beside work that is told, and where hardly any is. */
const mostOfManner = 18;
const mostBesideLittle = 33;
/** What is one of a few essentials weighs more where little else is stated. */
const oneOfFew = 11;
const oneOfFewer = 15;
const enoughWork = 3;
const fewestPoints = 2;

/** How much the job makes of manner: a word, a stress, or a few essentials of their own. */
export type MannerWeight = 'mentioned' | 'stressed' | 'essential';

/** What weighs less than this changes no decision, and has no line. */
const least = 4;

/** Weights that add up to 100: the work by its masses, and manner after it. Of more lines than `enough` none is a trifle. */
export function settleWeights(
  work: readonly Weighed[],
  manner: readonly Unweighted[] = [],
  weight: MannerWeight = 'mentioned',
  enough = Infinity,
): Criterion[] {
  const alone = limitAlone(settleAll(work, manner, weight), work);
  const settled = limitFewStated(
    limitWishes(limitAmongMany(limitHeaviest(alone, work), work)),
    work,
  );
  const light = settled.findLast(
    (line) =>
      line.weight < least && work.some(({ id, origin }) => id === line.id && isUnasked(origin)),
  );
  return light && settled.length > enough
    ? settleWeights(
        work.filter(({ id }) => id !== light.id),
        manner,
        weight,
        enough,
      )
    : settled;
}
const isUnasked = (origin: Criterion['origin']): boolean =>
  origin === 'trade' || origin === 'preferred';

function settleAll(
  work: readonly Weighed[],
  manner: readonly Unweighted[],
  weight: MannerWeight,
): Criterion[] {
  if (manner.length === 0) return fallingPoints(settleWork(work, 100));
  const isTold =
    work.filter(({ origin }) => origin === 'must' || origin === 'duty').length >= enoughWork;
  const together = Math.floor((isTold ? mostOfManner : mostBesideLittle) / manner.length);
  const each =
    work.length === 1
      ? Math.min(oneOfAll, Math.round(ofMannerAlone / manner.length))
      : Math.min(percents(weight, isTold), together);
  const settled = settleWork(work, 100 - each * manner.length, manner.length);
  const points = Math.max(fewestPoints, Math.round((10 * each) / (settled[0]?.weight ?? 100)));
  return fallingPoints([
    ...settled,
    ...manner.map((line) => ({ ...line, weight: each, points: Math.min(10, points) })),
  ]);
}

/** Of three lines and more none is worth more than this, unless the job itself says how its time is parted. */
const mostOfOne = 40;
const enoughForLimit = 3;
const mostBesideTrade = 48;
const enoughOfTrade = 5;
function limitHeaviest(lines: readonly Criterion[], work: readonly Weighed[]): Criterion[] {
  const [first, ...others] = lines;
  const isParted = work.some(({ isShare }) => isShare);
  // What the job itself does not state takes little from what it does.
  const isStated = others.some(({ origin }) => !isUnasked(origin));
  const most = isStated ? mostOfOne : mostBesideTrade;
  const isEnough = lines.length >= (isStated ? enoughForLimit : enoughOfTrade);
  return first && first.weight > most && isEnough && !isParted
    ? withPoints([{ ...first, weight: most }, ...giveTo(others, first.weight - most)])
    : [...lines];
}

/** What is demanded by name beside the main work decides as well: of so many lines none is worth more than this. */
const mostAmong: readonly (readonly [lines: number, most: number])[] = [
  [6, 28],
  [5, 31],
  [4, 35],
];
function limitAmongMany(lines: readonly Criterion[], work: readonly Weighed[]): Criterion[] {
  const [, most = Infinity] = mostAmong.find(([count]) => lines.length >= count) ?? [];
  const over = lines.filter(({ weight }) => weight > most);
  const takers = lines.filter(
    ({ id, origin, weight }) =>
      weight < most && !isUnasked(origin) && work.some((one) => one.id === id),
  );
  if (over.length === 0 || takers.length < 2 || work.some(({ isShare }) => isShare))
    return [...lines];
  const more = giveTo(
    takers,
    over.reduce((total, { weight }) => total + weight - most, 0),
  );
  return withPoints(
    lines.map((line) =>
      over.includes(line)
        ? { ...line, weight: most }
        : (more.find(({ id }) => id === line.id) ?? line),
    ),
  );
}

/** One line out of many that nothing else agrees with is worth no more than this; out of few somewhat more. */
const mostOfAlone = 25;
const mostOfAloneAmongFew = 30;
const enoughForAlone = 4;
function limitAlone(
  lines: readonly Criterion[],
  work: readonly Weighed[],
  held: ReadonlySet<string> = new Set(),
): Criterion[] {
  const alone = new Set(work.flatMap(({ id, isAlone }) => (isAlone ? [id] : [])));
  const most = lines.length > enoughForAlone ? mostOfAlone : mostOfAloneAmongFew;
  const over = lines.filter(({ id, weight }) => alone.has(id) && !held.has(id) && weight > most);
  const full = new Set([...held, ...over.map(({ id }) => id)]);
  const takes = ({ id, origin }: Criterion): boolean =>
    !full.has(id) && !isUnasked(origin) && work.some((one) => one.id === id);
  if (lines.length < enoughForAlone || over.length === 0 || lines.filter(takes).length < 2)
    return [...lines];
  const more = giveTo(
    lines.filter(takes),
    over.reduce((total, { weight }) => total + weight - most, 0),
  );
  const limited = lines.map((line) =>
    over.includes(line)
      ? { ...line, weight: most }
      : (more.find(({ id }) => id === line.id) ?? line),
  );
  return limitAlone(withPoints(limited), work, full);
}

/** Where the job states hardly anything, what it states weighs no more than this, and the trade's lines carry the rest. */
const mostOfFewStated = 28;
const enoughStated = 3;
function limitFewStated(lines: readonly Criterion[], work: readonly Weighed[]): Criterion[] {
  const ofTrade = lines.filter(({ origin }) => origin === 'trade');
  const over = lines.filter(({ origin, weight }) => !isUnasked(origin) && weight > mostOfFewStated);
  const stated = lines.filter(({ origin }) => !isUnasked(origin)).length;
  if (
    over.length === 0 ||
    stated >= enoughStated ||
    ofTrade.length < enoughStated ||
    work.some(({ isShare }) => isShare)
  )
    return [...lines];
  const more = giveTo(
    ofTrade,
    over.reduce((total, { weight }) => total + weight - mostOfFewStated, 0),
  );
  return withPoints(
    lines.map((line) =>
      over.includes(line)
        ? { ...line, weight: mostOfFewStated }
        : (more.find(({ id }) => id === line.id) ?? line),
    ),
  );
}

/** What is only preferred decides less, all of it together, than what is done or demanded, and is never the heaviest. */
const mostOfWishes = 15;
function limitWishes(lines: readonly Criterion[]): Criterion[] {
  const wishes = lines.filter(({ origin }) => origin === 'preferred');
  const over = wishes.reduce((sum, { weight }) => sum + weight, 0) - mostOfWishes;
  if (over <= 0 || wishes.length === lines.length) return [...lines];
  const all = over + mostOfWishes;
  const cut = spread(
    mostOfWishes,
    wishes.map(({ weight }) => weight / all),
  );
  return withPoints([
    ...giveTo(
      lines.filter((line) => !wishes.includes(line)),
      over,
    ),
    ...wishes.map((line, i) => ({ ...line, weight: cut[i] ?? 0 })),
  ]);
}

/** Percent handed to the others, by what each weighs; a wish is given nothing, nor is what only the trade knows. */
function giveTo(lines: readonly Criterion[], percent: number): Criterion[] {
  const stated = lines.filter(({ origin }) => !isUnasked(origin));
  const takers = stated.length > 0 ? stated : lines;
  const more = spread(
    percent,
    takers.map(({ weight }) => weight),
  );
  return lines.map((line) => {
    const at = takers.indexOf(line);
    return at === -1 ? line : { ...line, weight: line.weight + (more[at] ?? 0) };
  });
}

const withPoints = (lines: readonly Criterion[]): Criterion[] => {
  const highest = Math.max(...lines.map(({ weight }) => weight));
  return fallingPoints(
    lines.map((line) => ({
      ...line,
      points: Math.max(1, Math.round((10 * line.weight) / highest)),
    })),
  );
};

/** Beside one line of work. */
const ofMannerAlone = 45;
const oneOfAll = 30;
const percents = (weight: MannerWeight, isTold: boolean): number =>
  ({ mentioned, stressed, essential: isTold ? oneOfFew : oneOfFewer })[weight];

/** Heaviest first; what weighs less has no more points, and what weighs the same has the same. */
function fallingPoints(criteria: readonly Criterion[]): Criterion[] {
  let last: Pick<Criterion, 'weight' | 'points'> = { weight: Infinity, points: Infinity };
  return criteria
    .toSorted((a, b) => b.weight - a.weight)
    .map((one) => {
      last =
        one.weight === last.weight
          ? last
          : { weight: one.weight, points: Math.min(last.points, one.points) };
      return { ...one, points: last.points };
    });
}

function settleWork(criteria: readonly Weighed[], percent: number, manner = 0): Criterion[] {
  const work = criteria.filter(({ origin }) => origin === 'must' || origin === 'duty').length;
  const named = work + manner;
  const most = Math.max(
    criteria.length > few ? mostOfAll : mostOfFew,
    criteria.some(({ isShare }) => isShare) ? mostByShare : 0,
    named >= enoughNamed - 1 && work > 0 ? Math.min(mostAlone, evenly / work) : 0,
  );
  const limited = limitFirst(
    criteria.map(({ mass }, i) => mass * decline ** i),
    most,
  );
  const isTrade = criteria.map(({ origin }) => origin === 'trade');
  const ofTrade = sum(limited.filter((_, i) => isTrade[i]));
  const ofJob = sum(limited) - ofTrade;
  const isNamed = named >= enoughNamed;
  const byWork = [100, isNamed ? besideTwo : besideOne, isNamed ? mostOfTrade : besideTwo];
  const atMost = byWork[work] ?? mostOfTrade;
  const share = ofJob > 0 && atMost < percent ? (ofJob * atMost) / (percent - atMost) : ofTrade;
  const shared = limited.map((mass, i) =>
    isTrade[i] && ofTrade > share ? (mass * share) / ofTrade : mass,
  );
  const trades = isTrade.filter(Boolean).length;
  const heaviest = Math.max(...shared);
  const masses = shared.map((mass, i) =>
    criteria[i]?.origin === 'preferred'
      ? work < enoughNamed - 1
        ? wishOfFew * heaviest
        : Math.min(mass, mostOfWish * heaviest)
      : criteria.length > few || (isTrade[i] && (trades > 1 || ofJob > 0))
        ? mass
        : Math.max(mass, leastOfFew * heaviest),
  );
  const weights = spread(percent, masses).toSorted((a, b) => b - a);
  return criteria.map((criterion, i) => ({
    ...withoutMass(criterion),
    weight: weights[i] ?? 0,
    points: Math.max(1, Math.round((10 * (weights[i] ?? 0)) / (weights[0] ?? 1))),
  }));
}
/** Two lines may carry somewhat more than a third of it each, one line two fifths. */
const evenly = 0.72;
const mostAlone = 0.4;
/** Where the job says how its time is spent, one line may be nearly half of it. */
const mostByShare = 0.48;

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
  const {
    mass: _mass,
    isShare: _isShare,
    isSide: _isSide,
    isAlone: _isAlone,
    part: _part,
    terms,
    ...unweighted
  } = criterion;
  // Only a line in the job's own words is quoted by them.
  const isOwn = criterion.facts.some(({ id }) => id === criterion.id);
  return isOwn && terms ? { ...unweighted, terms } : unweighted;
}
