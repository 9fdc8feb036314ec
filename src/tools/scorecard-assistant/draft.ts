import { toParagraph } from '../craft/prose/casing.ts';
import type { Source } from '../source.ts';
import { draftChecks } from './draft/checks.ts';
import { draftCriteria } from './draft/criteria.ts';
import { draftDecision } from './draft/decision.ts';
import { draftPanel } from './draft/panel.ts';
import { draftReferences } from './draft/references.ts';
import type { ScorecardFigures } from './figures.ts';
import type { ScorecardAssistantWriting } from './writing.ts';

export function draftScorecardAssistant(
  source: Source,
  figures: ScorecardFigures,
): ScorecardAssistantWriting {
  const { brief } = source;
  return {
    toolDescription: toParagraph([
      `One scorecard for everyone who is interviewed for the ${brief.title.clean} job, the rules for adding scores up, and the checks that keep the panel honest`,
      `The ${figures.profiles.length} profiles are examples for calibration, not people`,
      `The card informs; the ${brief.reportsTo?.text ?? 'hiring manager'} decides`,
    ]),
    criteria: draftCriteria(source),
    criteriaChecks: draftChecks(source),
    referenceQuestions: draftReferences(source),
    ...draftDecision(source, figures),
    ...draftPanel(source, figures),
  };
}
