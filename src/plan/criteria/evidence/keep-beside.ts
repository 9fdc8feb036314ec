import type { Fact } from '#shared/brief.ts';
import { measureCall } from './call-strength.ts';
import type { Weighed } from '../settle-weights.ts';
import { sideActivities } from './side-activities.data.ts';
import { isAsked } from './weigh-evidence.ts';

/** Weighs less than any duty of one's own. */
const mostBeside = 4;
/** So many lines of one's own work, and so much of all of them, make of a sideline a part of the job. */
const muchSaid = 3;
const muchOfAll = 0.2;
const inName = 0.5;

/**
 * Lines that are never the middle of the job: what somebody only has a part in, and what every job has some of, unless
 * the title names it or much of the job speaks of it.
 */
export function keepBeside(
  lines: readonly Weighed[],
  { title, duties, isPassing }: OfTheJob,
): Weighed[] {
  const enough = Math.max(muchSaid, muchOfAll * duties);
  return lines.map((line) => {
    const { id, competency, facts, terms = [], mass } = line;
    if (facts.length === 0 || measureCall(terms)(title) >= inName) return line;
    const own = facts.filter((fact) => !isPassing(fact));
    const isSide =
      (own.length === 0 && !facts.some(isAsked)) ||
      (competency === null && sideActivities.has(id) && own.length < enough);
    return isSide ? { ...line, mass: Math.min(mass, mostBeside), isSide } : line;
  });
}

interface OfTheJob {
  title: string;
  /** How many duties the job names. */
  duties: number;
  isPassing: (fact: Fact) => boolean;
}
