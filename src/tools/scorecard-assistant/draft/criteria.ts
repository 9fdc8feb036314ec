import type { Criterion } from '../../craft/criteria/criterion.ts';
import { rankCriteria } from '../../craft/criteria/rank-criteria.ts';
import { weighScorecard } from '../../craft/criteria/weigh-scorecard.ts';
import { toParagraph, toSentence } from '../../craft/prose/casing.ts';
import { askCriterion } from '../../craft/questions.ts';
import { lowerPoint } from '../../craft/questions/screening.ts';
import { vary } from '../../craft/vary.ts';
import type { Source } from '#plan/source.ts';
import type { ScorecardAssistantWriting } from '../writing.ts';

const seen = {
  conditions: [
    'Score the answer alone, never a family or a reason',
    'What counts is the yes or the no, not why',
    'The reason behind it is not asked and not scored',
  ],
  first: [
    'Seen in the work sample; what nobody saw has no score, not a low one',
    'Scored in the work sample by two people; not seen means no score',
    'Watch it in the work sample. No score where it was not shown',
  ],
  unstated: [
    'Confirm at the intake that it counts here',
    'To be agreed at the intake',
    'Not in the job text: agree on it first',
  ],
} as const;

/** Where the score is seen; "not seen" is said once, at the criterion where it happens most. */
function sayWhere(criterion: Criterion, index: number, source: Source): string {
  if (criterion.origin === 'conditions') return vary(source, 'conditions', seen.conditions);
  if (index === 0) return vary(source, 'first', seen.first);
  return criterion.facts.length === 0 && index === 1 ? vary(source, 'unstated', seen.unstated) : '';
}

function sayAnchors(criterion: Criterion, index: number, source: Source): string {
  const { strong, good, fair, weak } = askCriterion(criterion, source);
  return toParagraph([
    `9-10: ${strong.map(lowerPoint).join('; ')}`,
    `7-8: ${lowerPoint(good)}`,
    `5-6: ${lowerPoint(fair)}`,
    `Below 5: ${lowerPoint(weak)}`,
    sayWhere(criterion, index, source),
  ]);
}

export function draftCriteria(source: Source): ScorecardAssistantWriting['criteria'] {
  return weighScorecard(rankCriteria(source)).map(({ criterion }, index) => ({
    criterion: criterion.name,
    description: toSentence(askCriterion(criterion, source).shows),
    evaluationGuidance: sayAnchors(criterion, index, source),
  }));
}
