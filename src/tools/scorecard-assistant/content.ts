import { z } from 'zod';
import { readContent } from '../reading/read-content.ts';
import { readerFor } from '../reading/reader-for.ts';
import {
  filledWordList,
  labelled,
  percent,
  scoreOfTen,
  wordList,
  words,
} from '../stored-fields.ts';
import { readComparisonGrid } from './comparison-grid.ts';

const recommendation = z.strictObject({
  confidenceLevel: words,
  analysisFramework: z.strictObject({
    marketContext: words,
    riskAssessment: words,
    concernsOutline: words,
    developmentPlan: words,
    strengthsHighlight: words,
  }),
  rationaleStructure: filledWordList,
  recommendationEngine: z.strictObject({
    strongHire: words,
    hire: words,
    maybeHire: words,
    noHire: words,
  }),
  /** How the weighted score is formed. */
  method: words.optional(),
});

export const scorecardAssistantSchema = z.strictObject({
  toolDescription: words,
  customizedInterviewScorecard: z
    .array(
      z.strictObject({
        criterion: words,
        weight: percent,
        description: words,
        evaluationGuidance: words,
      }),
    )
    .min(1)
    .max(20),
  candidateComparisonGrid: z.strictObject({
    headers: filledWordList,
    candidates: z.array(z.strictObject({ name: words, scores: labelled(scoreOfTen) })).max(20),
  }),
  agreedUponCriteriaCheck: z
    .array(
      z.strictObject({
        criterion: words,
        checkMethod: words,
        passThreshold: words,
        type: z.enum(['dealBreaker', 'coreSkill', 'preferred']),
      }),
    )
    .max(40),
  referenceQuestions: wordList,
  aiPoweredRecommendation: recommendation,
  calibrationDriftAlert: z.strictObject({
    alertTriggers: filledWordList,
    reportingCadence: words,
    biasDetectionMetrics: wordList,
    calibrationRecommendations: wordList,
  }),
  panelScoreSummary: z.strictObject({
    reportStructure: filledWordList,
    aggregationMethod: words,
    sentimentAnalysis: words,
    consensusIndicators: wordList,
  }),
});
export type ScorecardAssistant = z.infer<typeof scorecardAssistantSchema>;

export type CriterionType = ScorecardAssistant['agreedUponCriteriaCheck'][number]['type'];

const readChecks = readerFor(scorecardAssistantSchema.shape.agreedUponCriteriaCheck, {
  plain: 'criterion',
});

export const readScorecardAssistant = readContent(
  'scorecardAssistant',
  readerFor(scorecardAssistantSchema, {
    fields: {
      customizedInterviewScorecard: { plain: 'criterion' },
      candidateComparisonGrid: readComparisonGrid,
      agreedUponCriteriaCheck: (value) =>
        readChecks(value).map((check) => ({ ...check, type: toCriterionType(check.type) })),
      aiPoweredRecommendation: {
        plain: 'text',
        fields: {
          analysisFramework: { plain: 'riskAssessment' },
          recommendationEngine: { plain: 'hire' },
        },
      },
      calibrationDriftAlert: { plain: 'text' },
      panelScoreSummary: { plain: 'text' },
    },
  }),
);
export type ScorecardAssistantView = ReturnType<typeof readScorecardAssistant>;

function toCriterionType(text: string): CriterionType {
  if (/deal.?breaker/i.test(text)) return 'dealBreaker';
  return /core/i.test(text) ? 'coreSkill' : 'preferred';
}
