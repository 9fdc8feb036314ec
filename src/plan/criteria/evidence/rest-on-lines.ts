import type { Fact } from '#shared/brief.ts';
import { rateStem } from './stem-rarity.ts';
import { emptyWords } from './proof.data.ts';
import { dropNames } from './proof.ts';
import type { Weighed } from '../settle-weights.ts';
import { isAnywhere, stemsOf } from '../names/shared-stems.ts';
import { isOfOffice } from '../own-lines/systems.ts';
import { asksForYears } from '../gates/years.ts';

/** Words in common that are so rare, in all, are the same matter. */
const sameMatter = 5;
const ofLines = 0.6;
const linesRead = 2;

const tellingOf = (text: string): string[] =>
  stemsOf(dropNames(text)).filter((stem) => !isAnywhere(stem) && !emptyWords.has(stem));
const sum = (stems: readonly string[]): number =>
  stems.reduce((total, stem) => total + Math.max(0, rateStem(stem)), 0);

/**
 * Lines with all that the job says on their matter: several demands and duties on one thing rest on one line. What speaks of none of them is left out.
 */
export function restOnLines(lines: readonly Weighed[], left: readonly Fact[]): Weighed[] {
  const read = lines.map(({ name, facts }) => {
    const named = new Set(tellingOf(name));
    const told = new Set(facts.slice(0, linesRead).flatMap(({ text }) => tellingOf(text)));
    return { named, told };
  });
  const added = new Map<number, Fact[]>();
  for (const fact of left) {
    const stems = [...new Set(tellingOf(fact.text))];
    const rated = read.map(({ named, told }) => {
      const inName = stems.filter((stem) => named.has(stem));
      const inLines = stems.filter((stem) => told.has(stem) && !named.has(stem));
      return sum(inName) + ofLines * sum(inLines);
    });
    const best = Math.max(0, ...rated);
    const at = rated.indexOf(best);
    if (best >= sameMatter && lines[at]?.facts.length)
      added.set(at, [...(added.get(at) ?? []), fact]);
  }
  return lines.map((line, i) => {
    const more = added.get(i) ?? [];
    return more.length === 0 ? line : { ...line, facts: [...line.facts, ...more] };
  });
}

/** Systems that a demand names and that no line stands for are judged where the card asks for systems. */
export function restOnSystems(lines: readonly Weighed[], musts: readonly Fact[]): Weighed[] {
  const held = new Set(lines.flatMap(({ facts }) => facts));
  const left = musts.filter(
    (fact) =>
      fact.kind === 'tool' &&
      fact.terms.length > 0 &&
      !held.has(fact) &&
      !isOfOffice(fact) &&
      !asksForYears(fact),
  );
  const at = lines.findIndex(
    ({ facts, competency }) =>
      competency === null && facts.length > 1 && facts.every(({ kind }) => kind === 'tool'),
  );
  return lines.map((line, i) => (i === at ? { ...line, facts: [...line.facts, ...left] } : line));
}
