import type { Criterion } from '../../craft/criteria/criterion.ts';
import { rankCriteria } from '../../craft/criteria/rank-criteria.ts';
import { weighScorecard } from '../../craft/criteria/weigh-scorecard.ts';
import { toParagraph, toSentence } from '../../craft/prose/casing.ts';
import { askCriterion } from '../../craft/questions.ts';
import { lowerPoint } from '../../craft/questions/screening.ts';
import type { Source } from '../../source.ts';
import type { ScorecardAssistantWriting } from '../writing.ts';

/** Where the score is seen; "not seen" is said once, at the criterion where it happens most. */
function sayWhere(criterion: Criterion, index: number): string {
  if (criterion.origin === 'conditions')
    return 'Score the answer alone, never a family or a reason';
  if (index === 0) return 'Seen in the work sample; what nobody saw has no score, not a low one';
  if (criterion.facts.length === 0)
    return `Confirm at the intake that ${lowerPoint(criterion.name)} counts here`;
  return criterion.points >= 8 ? `Ask it the same way of everyone: ${criterion.name}` : '';
}

function sayAnchors(criterion: Criterion, index: number, source: Source): string {
  const { strong, good, fair, weak } = askCriterion(criterion, source);
  return toParagraph([
    `9-10: ${strong.map(lowerPoint).join('; ')}`,
    `7-8: ${lowerPoint(good)}`,
    `5-6: ${lowerPoint(fair)}`,
    `Below 5: ${lowerPoint(weak)}`,
    sayWhere(criterion, index),
  ]);
}

export function draftCriteria(source: Source): ScorecardAssistantWriting['criteria'] {
  return weighScorecard(rankCriteria(source)).map(({ criterion }, index) => ({
    criterion: criterion.name,
    description: toSentence(askCriterion(criterion, source).shows),
    evaluationGuidance: sayAnchors(criterion, index, source),
  }));
}
