import { z } from 'zod';
import { readList, readObject, alsoNamed } from '../reading/object.ts';
import { readContent } from '../reading/read-content.ts';
import { readText, readTextList } from '../reading/text.ts';
import { filledWordList, wordList, words } from '../stored-fields.ts';
import { readInOrder, readRequirementsGrid } from './read-grid.ts';

const metric = z.strictObject({ target: words, measurement: words, success: words });

const round = z.strictObject({
  focusAreas: filledWordList,
  recommendedInterviewer: words,
  keyQuestions: z
    .array(z.strictObject({ question: words, strongAnswer: words, weakAnswer: words }))
    .min(1)
    .max(20),
});

export const intakeAssistantSchema = z.strictObject({
  toolDescription: words,
  roleSummaryDoc: z.strictObject({
    location: words,
    payRange: words,
    workType: words,
    requirements: words,
    responsibilities: filledWordList,
    workEnvironment: wordList,
    summary: words,
  }),
  whatWereHiringForOnePager: z.strictObject({
    whyRoleMatters: words,
    businessImpact: words,
    redFlags: wordList,
    successIndicators: wordList,
    fullBrief: words,
  }),
  prioritizedRequirementsGrid: z.strictObject({
    p0MustHaves: z.array(z.strictObject({ requirement: words, howTested: words })).max(30),
    p1Preferred: wordList,
    p2NiceToHave: wordList,
  }),
  hiddenAssumptionFlags: z
    .array(
      z.strictObject({
        assumption: words,
        riskLevel: z.enum(['High', 'Medium', 'Low']),
        mitigation: words,
      }),
    )
    .max(40),
  successMetrics: z.strictObject({
    '30-day': metric,
    '90-day': metric,
    '6-month': metric,
    '12-month': metric,
  }),
  interviewPanelRecommendations: z.strictObject({
    technicalAssessmentRound: round,
    behavioralCulturalFit: round,
    finalLeadershipRound: round,
  }),
  // Not there in what was stored before questions could be answered.
  agreed: z
    .array(z.strictObject({ question: words, answer: words, by: words, on: words }))
    .max(100)
    .optional(),
  openQuestions: z
    .array(z.strictObject({ question: words, owner: words, why: words }))
    .max(100)
    .optional(),
});
export type IntakeAssistant = z.infer<typeof intakeAssistantSchema>;

const readAssumption = readObject(
  { assumption: readText, riskLevel: readText, mitigation: readText },
  { plain: 'assumption' },
);

const readMetric = readObject(
  { target: readText, measurement: readText, success: readText },
  { plain: 'target' },
);

const readRound = readObject(
  {
    focusAreas: readTextList,
    recommendedInterviewer: alsoNamed(readText, 'interviewer'),
    keyQuestions: alsoNamed(
      readList(
        readObject(
          { question: readText, strongAnswer: readText, weakAnswer: readText },
          { plain: 'question' },
        ),
      ),
      'questions',
    ),
  },
  { plain: 'focusAreas' },
);

const readView = readObject({
  toolDescription: readText,
  roleSummaryDoc: readObject(
    {
      location: readText,
      payRange: readText,
      workType: readText,
      requirements: readText,
      responsibilities: readTextList,
      workEnvironment: readTextList,
      summary: readText,
    },
    { plain: 'summary' },
  ),
  whatWereHiringForOnePager: readObject(
    {
      whyRoleMatters: readText,
      businessImpact: readText,
      redFlags: readTextList,
      successIndicators: readTextList,
      fullBrief: readText,
    },
    { plain: 'fullBrief' },
  ),
  prioritizedRequirementsGrid: readRequirementsGrid,
  hiddenAssumptionFlags: readAssumptions,
  successMetrics: readInOrder(
    ['30-day', '90-day', '6-month', '12-month'],
    readObject(
      {
        '30-day': alsoNamed(readMetric, '30-days', 'thirtyDay'),
        '90-day': alsoNamed(readMetric, '90-days', 'ninetyDay'),
        '6-month': alsoNamed(readMetric, '6-months', 'sixMonth'),
        '12-month': alsoNamed(readMetric, '12-months', 'twelveMonth'),
      },
      { plain: '30-day' },
    ),
  ),
  interviewPanelRecommendations: readInOrder(
    ['technicalAssessmentRound', 'behavioralCulturalFit', 'finalLeadershipRound'],
    readObject(
      {
        technicalAssessmentRound: alsoNamed(readRound, 'technicalAssessment', 'technical'),
        behavioralCulturalFit: alsoNamed(readRound, 'behavioral&CulturalFit', 'behavioral'),
        finalLeadershipRound: alsoNamed(readRound, 'finalLeadership', 'leadership', 'final'),
      },
      { plain: 'technicalAssessmentRound' },
    ),
  ),
  agreed: readList(
    readObject(
      { question: readText, answer: readText, by: readText, on: readText },
      { plain: 'answer' },
    ),
  ),
  openQuestions: readList(
    readObject({ question: readText, owner: readText, why: readText }, { plain: 'question' }),
  ),
});
export type IntakeAssistantView = ReturnType<typeof readView>;

export function readIntakeAssistant(stored: unknown): IntakeAssistantView {
  return readContent(stored, { wrappedIn: 'intakeAssistant', read: readView });
}

function readAssumptions(value: unknown) {
  return readList(readAssumption)(value).map(({ assumption, riskLevel, mitigation }) => ({
    assumption,
    riskLevel: riskLevel || 'Medium',
    mitigation: mitigation || 'Address during screening',
  }));
}
