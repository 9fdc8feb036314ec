import { z } from 'zod';
import { readList, readObject, alsoNamed } from '../reading/object.ts';
import { readContent } from '../reading/read-content.ts';
import { readText, readTextList } from '../reading/text.ts';
import { filledWordList, wordList, words } from '../stored-fields.ts';

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
});
export type IntakeAssistant = z.infer<typeof intakeAssistantSchema>;

const readRequirements = readList(
  readObject({ requirement: readText, howTested: readText }, { plain: 'requirement' }),
);

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
    recommendedInterviewer: readText,
    keyQuestions: readList(
      readObject(
        { question: readText, strongAnswer: readText, weakAnswer: readText },
        { plain: 'question' },
      ),
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
  prioritizedRequirementsGrid: readObject(
    {
      p0MustHaves: alsoNamed(readRequirements, 'p0', 'mustHaves'),
      p1Preferred: alsoNamed(readRequirements, 'p1', 'preferred'),
      p2NiceToHave: alsoNamed(readRequirements, 'p2', 'niceToHave'),
    },
    { plain: 'p0MustHaves' },
  ),
  hiddenAssumptionFlags: readAssumptions,
  successMetrics: readObject({
    '30-day': readMetric,
    '90-day': readMetric,
    '6-month': readMetric,
    '12-month': readMetric,
  }),
  interviewPanelRecommendations: readObject({
    technicalAssessmentRound: readRound,
    behavioralCulturalFit: readRound,
    finalLeadershipRound: readRound,
  }),
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
