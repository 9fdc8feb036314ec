import { z } from 'zod';
import { readPercent } from '../reading/number.ts';
import { readList, readObject } from '../reading/object.ts';
import { readContent } from '../reading/read-content.ts';
import { readText, readTextList } from '../reading/text.ts';
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

const readCheck = readObject(
  { criterion: readText, checkMethod: readText, passThreshold: readText, type: readText },
  { plain: 'criterion' },
);

const readView = readObject({
  toolDescription: readText,
  customizedInterviewScorecard: readList(
    readObject(
      {
        criterion: readText,
        weight: readPercent,
        description: readText,
        evaluationGuidance: readText,
      },
      { plain: 'criterion' },
    ),
  ),
  candidateComparisonGrid: readComparisonGrid,
  agreedUponCriteriaCheck: (value) =>
    readList(readCheck)(value).map((check) => ({ ...check, type: toCriterionType(check.type) })),
  referenceQuestions: readTextList,
  aiPoweredRecommendation: readObject(
    {
      /** Where the whole recommendation is one text. */
      text: readText,
      confidenceLevel: readText,
      analysisFramework: readObject(
        {
          marketContext: readText,
          riskAssessment: readText,
          concernsOutline: readText,
          developmentPlan: readText,
          strengthsHighlight: readText,
        },
        { plain: 'riskAssessment' },
      ),
      rationaleStructure: readTextList,
      recommendationEngine: readObject(
        { strongHire: readText, hire: readText, maybeHire: readText, noHire: readText },
        { plain: 'hire' },
      ),
      method: readText,
    },
    { plain: 'text' },
  ),
  calibrationDriftAlert: readObject(
    {
      text: readText,
      alertTriggers: readTextList,
      reportingCadence: readText,
      biasDetectionMetrics: readTextList,
      calibrationRecommendations: readTextList,
    },
    { plain: 'text' },
  ),
  panelScoreSummary: readObject(
    {
      text: readText,
      reportStructure: readTextList,
      aggregationMethod: readText,
      sentimentAnalysis: readText,
      consensusIndicators: readTextList,
    },
    { plain: 'text' },
  ),
});
export type ScorecardAssistantView = ReturnType<typeof readView>;

export function readScorecardAssistant(stored: unknown): ScorecardAssistantView {
  return readContent(stored, { wrappedIn: 'scorecardAssistant', read: readView });
}

function toCriterionType(text: string): CriterionType {
  if (/deal.?breaker/i.test(text)) return 'dealBreaker';
  return /core/i.test(text) ? 'coreSkill' : 'preferred';
}
