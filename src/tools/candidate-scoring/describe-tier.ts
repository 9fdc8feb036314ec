import type { Criterion, Gate } from '#plan/criteria/criterion.ts';
import { rulesOut } from '#plan/criteria/gates.ts';
import { shortGate } from '#plan/criteria/ways.ts';
import type { Plan } from '#plan/plan.ts';
import { capitalize, lowerFirst, stripEnd } from '#writing/casing.ts';
import { joinList } from '#writing/list.ts';
import { dropUnpaired } from '#writing/pairs.ts';
import { cutClause } from '#writing/shorten.ts';
import type { ScoringFigures } from './figures.ts';

type Tier = ScoringFigures['tiers'][number];

const shownPapers = 2;
const longestPaper = 22;

/** What can be seen on paper before anybody is scored. */
const namePapers = (gates: readonly Gate[]): string =>
  gates
    .filter(rulesOut)
    .slice(0, shownPapers)
    .map((gate) => shortGate(gate, longestPaper))
    .join('; ');

/** The first of several signs. */
const first = (signs: string): string => {
  const [sign = signs] = signs.split(/;|(?<=\p{L}{3})\. /u);
  return lowerFirst(
    stripEnd(dropUnpaired(cutClause(stripEnd(sign), signWords).replace(/[()]/g, ''))),
  );
};
const signWords = 10;

const seen = ({ name, strong }: Criterion): string => `${name}: ${first(strong)}`;
const failed = ({ name, weak }: Criterion): string => `${lowerFirst(name)} (${first(weak)})`;

/** What a recruiter would see in a profile or hear in the first call of somebody who stands there. */
export function describeTier({ gates, criteria }: Plan, tier: Tier): string {
  const { matchedSkills, missing } = tier;
  const find = (names: readonly string[]): Criterion[] =>
    criteria.filter(({ name }) => names.includes(name));
  const [one, two] = find(matchedSkills);
  const [gap, second] = find(missing);
  const papers = namePapers(gates);
  const has = papers ? `On paper: ${papers}` : '';
  const hasToo = papers ? 'The same papers' : '';
  const missed = [gap, second].filter((one) => one !== undefined);
  // Whoever is interviewed has not shown it yet; whoever is declined has shown the opposite.
  const gaps = joinList(missed.map(({ name }) => lowerFirst(name)));
  const failures = joinList(missed.map(failed));
  const say = (...parts: (string | undefined)[]): string =>
    parts.flatMap((part) => (part ? [`${capitalize(stripEnd(part))}.`] : [])).join(' ');
  const signs: Record<Tier['key'], (string | undefined)[]> = {
    perfectMatch_90_to_100_percent: [
      has,
      one && seen(one),
      two && seen(two),
      'One case each for the other lines; interview first',
    ],
    strongMatch_75_to_89_percent: [
      hasToo,
      one && seen(one),
      `No case yet for ${gaps}`,
      'Interview, and begin there',
    ],
    goodMatch_60_to_74_percent: [
      hasToo,
      one && seen(one),
      `No case yet for ${gaps}`,
      'Interview only if fewer than three stand higher',
    ],
    weakMatch_below_60_percent: [
      papers ? `Whoever lacks one of these, whatever else they show: ${papers}` : '',
      `${papers ? 'Also no' : 'No'} case for what weighs most: ${failures}`,
      'Decline with the reason',
    ],
  };
  return say(...signs[tier.key]);
}
