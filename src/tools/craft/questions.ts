import type { Source } from '#plan/source.ts';
import { toSentence } from './prose/casing.ts';
import { anchorCriterion, type Anchors } from './questions/anchor-criterion.ts';
import { citeFact } from './criteria/name-fact.ts';
import type { Criterion } from './criteria/criterion.ts';
import { isFairProbe } from './questions/fair-probes.ts';

/** A structured question: one thing at a time, the same for everyone, with what its answers sound like. */
export interface StructuredQuestion extends Anchors {
  purpose: string;
  criterion: Criterion | null;
  evidence: string;
}

/** Where a criterion comes from, in the words of a badge. */
export function citeCriterion({ facts, origin }: Criterion, { market }: Source): string {
  const [fact] = facts;
  if (fact) return citeFact(fact);
  if (origin === 'conditions') return 'Job: place and way of working';
  if (origin === 'profile')
    return `Occupation profile: ${market.profile.name}; not in the job text`;
  return 'Not in the job text; confirm at the intake';
}

export const askCriterion = (criterion: Criterion, source: Source): StructuredQuestion => ({
  ...anchorCriterion(criterion, source),
  purpose: criterion.name,
  criterion,
  evidence: citeCriterion(criterion, source),
});

const tradeFollowUps = [
  ['What did you do first, and why?', 'What would you do differently today?'],
  ['Who else had to know?', 'How did you see that it had worked?'],
  ['What would have made it worse?', 'Where did you learn that?'],
];

/** Questions the trade itself asks; they need no criterion of this job. */
export function listTradeQuestions(source: Source): StructuredQuestion[] {
  const { family, name, id } = source.market.profile;
  if (id === 'general') return [];
  return family.interview
    .filter(({ ask }) => isFairProbe(ask))
    .map(({ ask, strong, weak }, index) => {
      const points = splitPoints(strong);
      return {
        purpose: `${family.name}, case ${index + 1}`,
        criterion: null,
        evidence: `Occupation profile: ${name}`,
        shows: toSentence(strong),
        ask,
        strong: points,
        good: 'Most of it, after one prompt',
        fair: 'Half of it, or without an own case',
        weak: toSentence(weak).replace(/\.$/, ''),
        followUps: tradeFollowUps[index % tradeFollowUps.length]!,
        sample: '',
        reference: '',
      };
    });
}

/** "Par, dates, order of rotation." is three points; a clause with its own verb stays whole. */
function splitPoints(text: string): string[] {
  const clauses = text
    .replace(/\.$/, '')
    .split(/;\s+/)
    .flatMap((clause) =>
      clause.length > 70 || /\d/.test(clause) ? [clause] : clause.split(/,\s+(?:and\s+)?/),
    );
  const whole = clauses.some((clause) => clause.trim().split(' ').length < 1) ? [text] : clauses;
  return whole.map((point) => toSentence(point).replace(/\.$/, ''));
}
