import { defineGenerator } from '../define-generator.ts';
import type { ScorecardAssistant } from './content.ts';
import { draftScorecardAssistant } from './draft.ts';
import { computeScorecardFigures, type ScorecardFigures } from './figures.ts';
import { scorecardAssistantPrompt } from './prompt.ts';
import { scorecardAssistantWriting, type ScorecardAssistantWriting } from './writing.ts';

/** Weights and scores are the figures'; a criterion without words keeps its place. */
function merge(
  { criteria, profiles }: ScorecardFigures,
  writing: ScorecardAssistantWriting,
): ScorecardAssistant {
  const wordsOf = new Map(writing.criteria.map((item) => [item.criterion, item]));
  return {
    toolDescription: writing.toolDescription,
    customizedInterviewScorecard: criteria.map(({ criterion, weight }) => ({
      criterion,
      weight,
      description: wordsOf.get(criterion)?.description ?? criterion,
      evaluationGuidance:
        wordsOf.get(criterion)?.evaluationGuidance ??
        'Agree on anchors before the first interview.',
    })),
    candidateComparisonGrid: {
      headers: criteria.map(({ criterion }) => criterion),
      candidates: profiles.map(({ name, scores }) => ({ name, scores })),
    },
    agreedUponCriteriaCheck: writing.criteriaChecks,
    referenceQuestions: writing.referenceQuestions,
    aiPoweredRecommendation: {
      confidenceLevel: writing.confidenceLevel,
      analysisFramework: {
        marketContext: writing.marketContext,
        riskAssessment: writing.riskAssessment,
        concernsOutline: writing.concernsOutline,
        developmentPlan: writing.developmentPlan,
        strengthsHighlight: writing.strengthsHighlight,
      },
      rationaleStructure: writing.rationaleStructure,
      recommendationEngine: {
        strongHire: writing.strongHire,
        hire: writing.hire,
        maybeHire: writing.maybeHire,
        noHire: writing.noHire,
      },
      method: writing.method,
    },
    calibrationDriftAlert: {
      alertTriggers: writing.alertTriggers,
      reportingCadence: writing.reportingCadence,
      biasDetectionMetrics: writing.biasDetectionMetrics,
      calibrationRecommendations: writing.calibrationRecommendations,
    },
    panelScoreSummary: {
      reportStructure: writing.reportStructure,
      aggregationMethod: writing.aggregationMethod,
      sentimentAnalysis: writing.sentimentAnalysis,
      consensusIndicators: writing.consensusIndicators,
    },
  };
}

export const scorecardAssistantGenerator = defineGenerator({
  computeFigures: computeScorecardFigures,
  writing: scorecardAssistantWriting,
  draft: draftScorecardAssistant,
  merge,
  prompt: scorecardAssistantPrompt,
});
