import type { Fact } from '#shared/brief.ts';
import { joinList } from '#writing/list.ts';
import { stemsOf } from './shared-stems.ts';
import { isAsked } from '../evidence/weigh-evidence.ts';

/** "Nets, sails, and ropes": three things or more, each in one word. */
const list = /^\p{L}+(?:, \p{L}+){1,4},? and \p{L}+$/u;

/** A name of the trade that lists several things keeps those of which the work of this job speaks. */
export function nameAsSaid(name: string, facts: readonly Fact[]): string {
  if (!list.test(name)) return name;
  const said = new Set(
    facts
      .filter((fact) => fact.kind === 'duty' || isAsked(fact))
      .flatMap(({ text }) => stemsOf(text)),
  );
  const things = name.split(/,? and |, /);
  const kept = things.filter((thing) => stemsOf(thing).some((stem) => said.has(stem)));
  if (kept.length < 2 || kept.length === things.length) return name;
  const [first = '', ...rest] = kept;
  return joinList([first.charAt(0).toUpperCase() + first.slice(1), ...rest]);
}
