import type { Criterion } from '#plan/criteria/criterion.ts';
import { originOf } from '#plan/criteria/origin.ts';
import { quoteEvidence } from '#plan/criteria/quote-evidence.ts';
import { isWayOfWorking } from '#plan/criteria/traits.ts';
import { sayByWhom } from '#plan/who-said.ts';
import type { Fact } from '#shared/brief.ts';
import { lowerFirst } from '#writing/casing.ts';
import { quote } from '#writing/quote.ts';

const asked: Record<Criterion['origin'], string> = {
  must: 'Required',
  duty: 'Duty',
  preferred: 'Preferred',
  trade: 'Usual in the trade',
};

/** Why a line weighs something: what the job says of it, in its own words. */
export function explainWeight(criterion: Criterion): string {
  const { facts, origin, looksLike, terms } = criterion;
  const [first] = facts;
  if (!first || origin === 'trade') return `Usual in the trade: ${lowerFirst(looksLike)}`;
  const by = isAnswered(first) ? ` ${sayByWhom(first)}` : '';
  if (isWayOfWorking(criterion))
    return `Asked for${facts.length > 1 ? ` in ${facts.length} lines` : ''}${by}${facts.length > 1 ? ', such as' : ':'} ${quote(quoteEvidence(facts, terms))}.`;
  // What is quoted goes by its own kind: a duty is no requirement, whatever else the line rests on.
  const kind = isAnswered(first) ? origin : originOf([first]);
  const alike = facts.filter((fact) => originOf([fact]) === originOf([first]));
  return `${asked[kind]}${by}: ${quote(quoteEvidence(alike, terms))}.`;
}

/** Told by somebody when asked, and not by the advertisement. */
const isAnswered = ({ source }: Fact): boolean => source.from === 'job' && source.by !== undefined;
