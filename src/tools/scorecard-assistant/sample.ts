import type { ScorecardAssistant } from './content.ts';

export const scorecardAssistantSample: ScorecardAssistant = {
  toolDescription:
    'One scorecard for the Medical-Surgical night seat. The two profiles are examples for calibration, not people.',
  customizedInterviewScorecard: [
    {
      criterion: 'Clinical judgment',
      weight: 50,
      description: 'Sees a change, acts, calls.',
      evaluationGuidance:
        '9-10: bedside, vital signs and call in the right order, unprompted. 7-8: one prompt. 5-6: calls late. Below 5: treats from the desk.',
    },
    {
      criterion: 'Medication safety',
      weight: 30,
      description: 'Checks what the scanner cannot.',
      evaluationGuidance:
        '9-10: questions the planted order and says why. 7-8: questions it. 5-6: after a hint. Below 5: gives it.',
    },
    {
      criterion: 'Handoff',
      weight: 20,
      description: 'Report that the next nurse can act on.',
      evaluationGuidance:
        '9-10: complete in three minutes. 7-8: one gap. 5-6: two gaps. Below 5: reads the chart aloud.',
    },
  ],
  candidateComparisonGrid: {
    headers: ['Clinical judgment', 'Medication safety', 'Handoff'],
    candidates: [
      {
        name: 'Profile A (example): traveler',
        scores: { 'Clinical judgment': 9, 'Medication safety': 8, Handoff: 7 },
      },
      {
        name: 'Profile B (example): graduate',
        scores: { 'Clinical judgment': 6, 'Medication safety': 8 },
      },
    ],
  },
  agreedUponCriteriaCheck: [
    {
      criterion: 'RN license',
      checkMethod: 'State register',
      passThreshold: 'Active, no restriction',
      type: 'dealBreaker',
    },
    {
      criterion: 'Unfolding case',
      checkMethod: 'Technical round',
      passThreshold: '6 of 10',
      type: 'coreSkill',
    },
    { criterion: 'ACLS', checkMethod: 'Card', passThreshold: 'Current', type: 'preferred' },
  ],
  referenceQuestions: [
    'When did they call for help, and was it in time?',
    'Would you take report from them again?',
  ],
  aiPoweredRecommendation: {
    confidenceLevel:
      'High with case, shadow shift and two references; otherwise insufficient data, which is not a low score.',
    analysisFramework: {
      marketContext:
        'About 1,641 nurses within 100 miles (BLS OEWS May 2024 by an assumed population share).',
      riskAssessment: 'Clinical judgment is never traded against anything.',
      concernsOutline: 'Each concern in one sentence, with what was seen.',
      developmentPlan: 'A: our charting in two weeks. B: ten weeks with the preceptor.',
      strengthsHighlight: 'Name what the night team lacks today and this person brings.',
    },
    rationaleStructure: ['Deal breakers', 'Weighted score', 'What references confirmed'],
    recommendationEngine: {
      strongHire: '8.0 or more and nothing below 6. Example: Profile A, 8.30.',
      hire: '7.0 to 7.99.',
      maybeHire: '6.0 to 6.99: a second case, once.',
      noHire: 'Below 6.0, or a deal breaker failed.',
    },
    method: 'Sum of score x weight / 100: 9 x 0.50 + 8 x 0.30 + 7 x 0.20 = 8.30.',
  },
  calibrationDriftAlert: {
    alertTriggers: ['Two interviewers differ by 3 or more', 'A score without an observation'],
    reportingCadence: 'After every third candidate',
    biasDetectionMetrics: ['Words that describe a person instead of an action'],
    calibrationRecommendations: ['Score before you talk'],
  },
  panelScoreSummary: {
    reportStructure: ['Deal breakers with evidence', 'Scores side by side'],
    aggregationMethod: 'Each interviewer scores only what they saw; the mean of those counts.',
    sentimentAnalysis: 'Read notes for actions, not for warmth.',
    consensusIndicators: [
      'All within 2 points: decide',
      'A gap of 3: read the observations aloud, rescore once',
    ],
  },
};
