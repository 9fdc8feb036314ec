import type { Fact } from '#shared/brief.ts';
import { joinList } from '#writing/list.ts';
import { stemsOf } from './shared-stems.ts';
import { isAsked } from '../evidence/weigh-evidence.ts';

/** "Nets, sails, and ropes", "Sails, tarred ropes and deck paint": three things or more. */
const list =
  /^[\p{L}-]+(?: [\p{L}-]+)?(?:, [\p{L}-]+(?: [\p{L}-]+)?){1,4},? and [\p{L}-]+(?: [\p{L}-]+)?$/u;
const inOneWord = /^\p{L}+(?:, \p{L}+){1,4},? and \p{L}+$/u;
/** A thing in one word does not stand alone for a list. */
const wordsAlone = 2;

/** A name that lists several things keeps those of which the work of this job speaks. */
export function nameAsSaid(name: string, facts: readonly Fact[]): string {
  if (!list.test(name)) return name;
  const said = new Set(
    facts
      .filter((fact) => fact.kind === 'duty' || isAsked(fact))
      .flatMap(({ text }) => stemsOf(text)),
  );
  const isOneWord = inOneWord.test(name);
  const things = name.split(/,? and |, /);
  // Of a thing in two words both are said: "deck paint" is not spoken of by a deck.
  const kept = things.filter((thing) => {
    const stems = stemsOf(thing);
    return stems.length > 0 && stems.every((stem) => said.has(stem));
  });
  const [first = '', ...rest] = kept;
  // The last thing may carry the head of all: "Sail, rope and paint stores".
  const isEnough = isOneWord
    ? kept.length >= 2
    : kept.at(-1) === things.at(-1) && (kept.at(-1) ?? '').split(' ').length >= wordsAlone;
  if (!isEnough || kept.length === things.length) return name;
  return joinList([first.charAt(0).toUpperCase() + first.slice(1), ...rest]);
}
