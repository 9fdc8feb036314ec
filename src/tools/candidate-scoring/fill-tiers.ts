import { listFloors } from '#plan/demands/floors.ts';
import type { Criterion } from '#plan/criteria/criterion.ts';
import { isWayOfWorking } from '#plan/criteria/own-lines/traits.ts';
import { isWeakIn, listInTier, type Example } from './tier-example.ts';

export type TierKey =
  | 'perfectMatch_90_to_100_percent'
  | 'strongMatch_75_to_89_percent'
  | 'goodMatch_60_to_74_percent'
  | 'weakMatch_below_60_percent';

interface Tier {
  key: TierKey;
  floor: number;
  ceiling: number;
  /** The criteria somebody has shown who stands there, and how much that is. */
  shown: Criterion[];
  match: number;
}

const bounds: readonly [TierKey, number, number][] = [
  ['perfectMatch_90_to_100_percent', 90, 100],
  ['strongMatch_75_to_89_percent', 75, 89],
  ['goodMatch_60_to_74_percent', 60, 74],
  ['weakMatch_below_60_percent', 0, 59],
];

/** By the weights of the scorecard, so that both tools count alike. */
function toPercent(shown: readonly Criterion[], all: readonly Criterion[]): number {
  const add = (lines: readonly Criterion[]): number =>
    lines.reduce((sum, { weight }) => sum + weight, 0);
  return all.length === 0 ? 0 : Math.round((100 * add(shown)) / add(all));
}

/** Of more criteria than these the lightest are never the ones that are missing. */
const mostTried = 10;

/**
 * An example for each tier, always all four: whoever shows everything, whoever lacks one light thing, one heavy thing,
 * and whoever lacks what weighs most; where a profile stands in the tier, what that profile lacks.
 */
export function fillTiers(
  criteria: readonly Criterion[],
  personas: readonly Example[] = [],
): Tier[] {
  return bounds.map(([key, floor, ceiling]) => {
    const [example] = listInTier(personas, { floor, ceiling });
    const missing =
      (example && lackOf(example, criteria, { floor, ceiling })) ??
      chooseMissing(criteria, floor, ceiling);
    const shown = criteria.filter((criterion) => !missing.includes(criterion));
    const match = Math.min(ceiling, Math.max(floor, toPercent(shown, criteria)));
    return { key, floor, ceiling, shown, match };
  });
}

/**
 * What a profile has still to show, as far as it leads into its tier; undefined where it does not, or where whoever
 * lacks it is no match.
 */
function lackOf(
  example: Example,
  criteria: readonly Criterion[],
  { floor, ceiling }: { floor: number; ceiling: number },
): Criterion[] | undefined {
  if (floor === 0 || ceiling === 100) return undefined;
  const floors = listFloors(criteria);
  const [doubt] = example.unseen;
  const weak = criteria.filter(
    (one, i) =>
      i > 0 &&
      isWeakIn(example, one, criteria) &&
      !floors.includes(one) &&
      !ofSafety.test(one.name),
  );
  if (!doubt || !weak.includes(doubt)) return undefined;
  return listSets(weak.slice(-mostTried))
    .filter((missing) => missing.includes(doubt))
    .map((missing) => ({
      missing,
      match: toPercent(
        criteria.filter((one) => !missing.includes(one)),
        criteria,
      ),
    }))
    .filter(({ match }) => match >= floor && match <= ceiling)
    .toSorted((a, b) => a.missing.length - b.missing.length || b.match - a.match)[0]?.missing;
}

const ofSafety =
  /\b(?:safe\w*|infection|hygiene|medic(?:ation|ines?)|allerg\w+|lock-?out|isolat\w+|legal limits|hazard\w*|dose\w*|consent|honest\w*)\b/i;

/** The fewest criteria whose lack leads into the tier, the lightest of them; in the lowest tier the two heaviest. */
function chooseMissing(
  criteria: readonly Criterion[],
  floor: number,
  ceiling: number,
): Criterion[] {
  if (ceiling === 100) return [];
  if (floor === 0) return dropHeaviest(criteria, ceiling);
  // Manner puts nobody a tier lower where anything else can, and nobody who fails in safety is interviewed.
  const scored = criteria.filter((criterion) => !isWayOfWorking(criterion));
  const floors = listFloors(criteria);
  const harmless = scored.filter(({ name }) => !ofSafety.test(name));
  // Whoever stays below a floor is declined, and is no match.
  const open = harmless.filter((criterion) => !floors.includes(criterion));
  // Whoever lacks what the job demands is no strong match while something else can be lacking.
  const spare = open.filter(({ origin }) => origin !== 'must');
  const middle = (floor + ceiling) / 2;
  const distance = (match: number): number =>
    match >= floor && match <= ceiling ? 0 : Math.abs(match - middle);
  const withManner = (lines: readonly Criterion[]): Criterion[] =>
    criteria.filter((criterion) => lines.includes(criterion) || isWayOfWorking(criterion));
  const found = [
    ...[spare, withManner(spare)].filter(({ length }) => length > 0),
    ...[open, withManner(open), harmless, scored, criteria].filter(({ length }) => length > 1),
  ].flatMap((tried) => chooseAmong(tried.slice(0, mostTried), criteria, distance) ?? []);
  const best = found.toSorted(
    (a, b) => distance(a.match) - distance(b.match) || a.heavy - b.heavy,
  )[0];
  return best?.missing ?? [];
}

interface Missing {
  missing: Criterion[];
  match: number;
  /** How many of the heaviest lines are among them: whoever lacks the main work is no match while lighter lines can be lacking. */
  heavy: number;
}
const heaviest = 2;

/** The fewest of these lines that lead nearest to the tier. */
function chooseAmong(
  tried: readonly Criterion[],
  criteria: readonly Criterion[],
  distance: (match: number) => number,
): Missing | undefined {
  const sets = listSets(tried).map((missing) => ({
    missing,
    heavy: criteria.slice(0, heaviest).filter((one) => missing.includes(one)).length,
    match: toPercent(
      criteria.filter((criterion) => !missing.includes(criterion)),
      criteria,
    ),
  }));
  return sets.toSorted(
    (a, b) =>
      distance(a.match) - distance(b.match) ||
      a.heavy - b.heavy ||
      a.missing.length - b.missing.length ||
      b.match - a.match,
  )[0];
}

const listSets = (lines: readonly Criterion[]): Criterion[][] =>
  Array.from({ length: 2 ** lines.length - 1 }, (_, i) =>
    lines.filter((_one, place) => ((i + 1) >> place) & 1),
  );

function dropHeaviest(criteria: readonly Criterion[], ceiling: number): Criterion[] {
  const heaviestFirst = criteria.toSorted((a, b) => b.weight - a.weight);
  for (let count = 2; count < criteria.length; count++) {
    const missing = heaviestFirst.slice(0, count);
    const shown = criteria.filter((criterion) => !missing.includes(criterion));
    if (toPercent(shown, criteria) <= ceiling) return missing;
  }
  return [...criteria];
}
