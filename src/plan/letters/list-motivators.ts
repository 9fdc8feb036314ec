import { lowerFirst, stripEnd } from '#writing/casing.ts';
import { joinList } from '#writing/list.ts';
import { makePlan } from '../plan.ts';
import type { Source } from '../source.ts';
import { listJobFacts } from './job-facts.ts';

export interface Motivator {
  name: string;
  points: string[];
}

const fewest = 2;
const most = 3;

/** What may move people about this job, as it is advertised; then what to ask about before anything is promised. */
export function listMotivators(source: Source): Motivator[] {
  const { drawer } = makePlan(source);
  const facts = listJobFacts(source);
  const pay = facts.pay.includes('[') ? '' : facts.pay;
  const own: Motivator[] = [
    { name: 'The work', points: facts.work.slice(0, 1) },
    { name: 'Pay and benefits', points: [pay, facts.offers[0] ?? ''] },
    { name: 'Learning', points: [facts.taught] },
    { name: 'Hours and contract', points: [facts.pattern, facts.hours] },
  ].map(({ name, points }) => ({ name, points: [...new Set(points.filter(Boolean))] }));
  const told = own.filter(({ points }) => points.length > 0).slice(0, most);
  const open = drawer.motivators.map(({ name, points }) => ({
    name,
    points: [
      `Not in the posting; ask before you promise it: ${joinList(points.map((point) => lowerFirst(stripEnd(point))))}.`,
    ],
  }));
  return [...told, ...open.slice(0, Math.max(0, fewest - told.length))];
}
