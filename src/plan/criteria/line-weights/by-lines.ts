import type { Fact } from '#shared/brief.ts';
import { sharedTelling } from '../names/shared-stems.ts';
import type { Weighed } from '../settle-weights.ts';

/** How many of 100 points each line of a job is worth. */
export type Points = ReadonlyMap<Fact, number>;

export const worthOf = (facts: readonly Fact[], points: Points): number =>
  facts.reduce((sum, fact) => sum + (points.get(fact) ?? 0), 0);

/** Criteria by what the lines of the job are worth that they stand on, without those by which another one goes first. */
export function weighByLines(criteria: readonly Weighed[], points: Points): Weighed[] {
  const firstOf = new Map(
    criteria.flatMap((one) => one.facts.slice(0, 1).map((fact) => [fact, one])),
  );
  return criteria.map((one) => {
    const own = one.facts.filter((fact) => (firstOf.get(fact) ?? one) === one);
    return one.facts.length === 0 ? one : { ...one, mass: worthOf(own, points) };
  });
}

/**
 * The heaviest, each by the lines that no heavier one stands on: together they cover most of the job. What speaks for a
 * part of the work goes before what does not.
 */
export function pickHeaviest(
  criteria: readonly Weighed[],
  points: Points,
  { most, fewest, least }: { most: number; fewest: number; least: number },
): Weighed[] {
  const picked: Weighed[] = [];
  const held = new Set<Fact>();
  let left = [...criteria];
  while (picked.length < most) {
    const [best] = left.toSorted(
      (a, b) => Number(isOfPart(b)) - Number(isOfPart(a)) || b.mass - a.mass,
    );
    if (!best || (best.mass < least && !isOfPart(best) && picked.length >= fewest)) break;
    picked.push(best);
    for (const fact of best.facts) held.add(fact);
    left = left
      .filter((one) => one !== best)
      .map((one) =>
        one.facts.some((fact) => held.has(fact))
          ? {
              ...one,
              mass: worthOf(
                one.facts.filter((fact) => !held.has(fact)),
                points,
              ),
            }
          : one,
      );
  }
  return picked;
}

const isOfPart = ({ part }: Weighed): boolean => part !== undefined;

/** No line of a card weighs nothing at all, and none that is demanded next to nothing. */
const leastOfAny = 1.5;
const leastOfMust = 8;
const ofLightest = 0.7;

/** What is chosen, each line of the job counted for the criterion that it speaks for most. */
export function settleByLines(chosen: readonly Weighed[], points: Points): Weighed[] {
  const holders = new Map<Fact, { one: Weighed; place: number }>();
  for (const one of chosen)
    for (const [place, fact] of one.facts.entries())
      if (place < (holders.get(fact)?.place ?? Infinity)) holders.set(fact, { one, place });
  const weighed = chosen.map((one) => {
    const own = one.facts.filter((fact) => holders.get(fact)?.one === one);
    const least = one.origin === 'must' ? leastOfMust : leastOfAny;
    return one.facts.length === 0 ? one : { ...one, mass: Math.max(least, worthOf(own, points)) };
  });
  // A wish decides less than anything that is demanded.
  const lightest = Math.min(
    ...weighed.filter(({ origin }) => origin === 'must').map(({ mass }) => mass),
  );
  return weighed.map((one) =>
    one.origin === 'preferred' ? { ...one, mass: Math.min(one.mass, ofLightest * lightest) } : one,
  );
}

/** Others that are worth so much of the first line agree with it. */
const agreeing = 0.25;

/** Marks what stands on one line alone that the title does not name. */
export const markAlone = (lines: readonly Weighed[], title: string, points: Points): Weighed[] =>
  lines.map((line) => {
    const [first, ...others] = line.facts;
    const isAlone =
      first !== undefined &&
      line.part === undefined &&
      !line.isShare &&
      sharedTelling(title, line.name) === 0 &&
      (worthOf(others, points) < agreeing * (points.get(first) ?? 0) ||
        // Programs are means of the work, however many are named.
        line.facts.every(({ kind }) => kind === 'tool'));
    return isAlone ? { ...line, isAlone } : line;
  });
