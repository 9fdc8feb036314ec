import type { Drawer } from '#knowledge/drawer.ts';
import type { Fact } from '#shared/brief.ts';
import { hearTelling } from '../names/shared-stems.ts';
import type { Weighed } from '../settle-weights.ts';
import { measureCall } from './call-strength.ts';
import { isGrounded } from './is-grounded.ts';
import { originOf } from './origin.ts';
import { rateProof } from './proof.ts';

/** Less is a word in passing. */
const plainly = 0.5;
const nearEnough = 0.35;
/** What the job only touches weighs less than what it calls for, and more than what it does not name at all. */
const ofTouched = 3.3;

/**
 * Lines that fill up a card from the trade and that the job speaks of all the same, if only once and in passing: they
 * stand there with its words, and not as what is usual in the trade. Each line of the job is quoted once.
 */
export function quoteForTrade(
  lines: readonly Weighed[],
  { competencies }: Pick<Drawer, 'competencies'>,
  told: readonly Fact[],
): Weighed[] {
  const quoted = new Set(lines.flatMap(({ facts }) => facts.slice(0, 1)));
  return lines.map((line) => {
    const known = competencies.find(({ id }) => id === line.competency);
    if (line.origin !== 'trade' || known === undefined) return line;
    const call = measureCall(known.called_for_by);
    const ofName = hearTelling(known.name);
    const [best] = told
      .filter((fact) => !quoted.has(fact))
      .map((fact) => ({ fact, called: call(fact.text), proof: rateProof(known, fact) }))
      .filter(
        ({ fact, called, proof }) =>
          called >= plainly &&
          (proof >= nearEnough || ofName(fact.text) > 0) &&
          isGrounded(known, fact),
      )
      .toSorted((a, b) => b.called + b.proof - a.called - a.proof);
    if (best === undefined) return line;
    quoted.add(best.fact);
    const facts = [best.fact];
    return { ...line, facts, origin: originOf(facts), mass: Math.max(line.mass, ofTouched) };
  });
}
