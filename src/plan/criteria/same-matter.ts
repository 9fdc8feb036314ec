import { originOf } from './origin.ts';
import { matters, mannersAtWork } from './same-matter.data.ts';
import type { Weighed } from './settle-weights.ts';
import { stemsOf } from './shared-stems.ts';

/** So many words of the shorter name, and no fewer than two, make two names one. */
const mostly = 0.6;
const fewest = 2;

type Named = Pick<Weighed, 'name'>;

function sharesName(one: Named, other: Named): boolean {
  const [own, others] = [new Set(stemsOf(one.name)), new Set(stemsOf(other.name))];
  const shared = [...own].filter((stem) => others.has(stem)).length;
  return shared >= Math.max(fewest, mostly * Math.min(own.size, others.size));
}

/** Whether two lines would judge one thing twice. */
const isSameMatter = (one: Named, other: Named): boolean =>
  sharesName(one, other) ||
  matters.some((matter) => matter.test(one.name) && matter.test(other.name));

/** One line for one thing: the heaviest, with what the job says of all of them. */
export function joinSameMatter(criteria: readonly Weighed[]): Weighed[] {
  const joined: Weighed[] = [];
  for (const criterion of criteria.toSorted((a, b) => b.mass - a.mass)) {
    const at = joined.findIndex((other) => isSameMatter(criterion, other));
    const twin = joined[at];
    if (twin === undefined) joined.push(criterion);
    else joined[at] = join(twin, criterion);
  }
  return joined;
}

function join(heavier: Weighed, lighter: Weighed): Weighed {
  if (lighter.facts.length === 0) return heavier;
  const facts = [...new Set([...heavier.facts, ...lighter.facts])];
  return { ...heavier, facts, origin: originOf(facts) };
}

/** "Solving problems" beside "Finding the fault": a manner that a line of the work shows anyway is no second line. */
export const isWorkToo = (way: Named, work: readonly Named[]): boolean =>
  mannersAtWork.some(
    ([manner, atWork]) => manner.test(way.name) && work.some(({ name }) => atWork.test(name)),
  );
