import { sayBoss } from '../craft/manager.ts';
import { lowerFirst } from '../craft/prose/casing.ts';
import { vary } from '../craft/vary.ts';
import type { Source } from '#plan/source.ts';
import { draftChecks } from './draft/checks.ts';
import { draftCriteria } from './draft/criteria.ts';
import { draftDecision } from './draft/decision.ts';
import { draftPanel } from './draft/panel.ts';
import { draftReferences } from './draft/references.ts';
import type { ScorecardFigures } from './figures.ts';
import type { ScorecardAssistantWriting } from './writing.ts';

const descriptions = [
  'One scorecard for everyone who is interviewed for the {title} job: {count} criteria, {first} first, and the rules for adding up. The {profiles} profiles are examples for calibration, not people. The card informs; {manager} decides.',
  'What is scored for the {title} job, how it is added up and how the panel stays honest. {count} criteria; the {profiles} profiles only show the scale and are nobody. {manager|cap} decides, not the sum.',
  'The card for the {title} interviews. It weighs {first} most and ends in a recommendation; {manager} takes the decision. Its {profiles} profiles are made up for calibration.',
];

export function draftScorecardAssistant(
  source: Source,
  figures: ScorecardFigures,
): ScorecardAssistantWriting {
  const { brief } = source;
  return {
    toolDescription: vary(source, 'scorecard', descriptions, {
      title: brief.title.clean,
      profiles: figures.profiles.length,
      count: figures.criteria.length,
      first: lowerFirst(figures.criteria[0]!.criterion),
      manager: sayBoss(source),
    }),
    criteria: draftCriteria(source),
    criteriaChecks: draftChecks(source),
    referenceQuestions: draftReferences(source),
    ...draftDecision(source, figures),
    ...draftPanel(source, figures),
  };
}
