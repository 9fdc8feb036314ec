import type { Outline } from '../outline.ts';
import type { ScorecardAssistant } from './content.ts';

export const scorecardAssistantOutline = {
  tool: 'scorecardAssistant',
  isForecast: true,
  sections: {
    'interview-scorecard': {
      title: 'Interview Scorecard',
      fields: ['customizedInterviewScorecard'],
    },
    'evaluation-criteria': { title: 'Evaluation Criteria', fields: ['candidateComparisonGrid'] },
    'reference-questions': {
      title: 'Reference Questions',
      fields: ['referenceQuestions'],
      parts: { agreedUponCriteriaCheck: 'Agreed-upon criteria check' },
    },
    'decision-framework': { title: 'Decision Framework', fields: ['aiPoweredRecommendation'] },
    'red-flags': { title: 'Red Flags', fields: ['calibrationDriftAlert'] },
    calibration: { title: 'Calibration', fields: ['panelScoreSummary'] },
  },
} satisfies Outline<string, keyof ScorecardAssistant>;
