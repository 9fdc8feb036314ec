import { listFacts, sayFact } from './facts.ts';
import { lowerFirst, stripEnd } from './prose/casing.ts';
import { firstClause } from './prose/shorten.ts';
import type { Source } from '#plan/source.ts';

const TEST =
  /\b(?:cases?|tests?|samples?|demo|pairing|lesson|walk-?through|trial|simulation|portfolio|take-home|bench|stage)\b/i;
const NO_TEST = /drug|physical|background|reference|application|psycholog|agility|medical/i;

/** The test that the job itself plans; null where it plans none. */
function findOwnTest({ brief }: Source): string | null {
  const found = listFacts(brief, { kinds: ['process'] })
    .map(sayFact)
    .find((text) => TEST.test(text) && !NO_TEST.test(text) && text.length <= 120);
  return found ? lowerFirst(stripEnd(found)) : null;
}

/** How the work is tried: as the job plans it, else as is usual in the field. */
export function sayWorkSample(source: Source, { brief = false } = {}): string {
  const own = findOwnTest(source);
  if (own) return `as the job plans it, ${own}`;
  const usual = stripEnd(source.market.profile.family.workSample);
  return lowerFirst(brief ? firstClause(usual) : usual);
}
