import { z } from 'zod';
import { readContent } from '../reading/read-content.ts';
import { readerFor } from '../reading/reader-for.ts';
import { filledWordList, wordList, words } from '../stored-fields.ts';
import { readInOrder, readRequirementsGrid } from './read-grid.ts';

/** So many rows a grid of must-haves holds. */
export const mostMusts = 30;

const metric = z.strictObject({ target: words, measurement: words, success: words });

const milestones = z.strictObject({
  '30-day': metric,
  '90-day': metric,
  '6-month': metric,
  '12-month': metric,
});

const round = z.strictObject({
  focusAreas: filledWordList,
  recommendedInterviewer: words,
  keyQuestions: z
    .array(z.strictObject({ question: words, strongAnswer: words, weakAnswer: words }))
    .min(1)
    .max(20),
});

const rounds = z.strictObject({
  technicalAssessmentRound: round,
  behavioralCulturalFit: round,
  finalLeadershipRound: round,
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
    p0MustHaves: z.array(z.strictObject({ requirement: words, howTested: words })).max(mostMusts),
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
  successMetrics: milestones,
  interviewPanelRecommendations: rounds,
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

const readAssumptions = readerFor(intakeAssistantSchema.shape.hiddenAssumptionFlags, {
  plain: 'assumption',
});

const inMetric = { plain: 'target' } as const;
const inRound = {
  plain: 'focusAreas',
  alsoNamed: { recommendedInterviewer: ['interviewer'], keyQuestions: ['questions'] },
  fields: { keyQuestions: { plain: 'question' } },
} as const;

export const readIntakeAssistant = readContent(
  'intakeAssistant',
  readerFor(intakeAssistantSchema, {
    fields: {
      roleSummaryDoc: { plain: 'summary' },
      whatWereHiringForOnePager: { plain: 'fullBrief' },
      prioritizedRequirementsGrid: readRequirementsGrid,
      hiddenAssumptionFlags: (value) =>
        readAssumptions(value).map(({ assumption, riskLevel, mitigation }) => ({
          assumption,
          riskLevel: riskLevel || 'Medium',
          mitigation: mitigation || 'Address during screening',
        })),
      successMetrics: readInOrder(
        Object.keys(milestones.shape),
        readerFor(milestones, {
          plain: '30-day',
          alsoNamed: {
            '30-day': ['30-days', 'thirtyDay'],
            '90-day': ['90-days', 'ninetyDay'],
            '6-month': ['6-months', 'sixMonth'],
            '12-month': ['12-months', 'twelveMonth'],
          },
          fields: {
            '30-day': inMetric,
            '90-day': inMetric,
            '6-month': inMetric,
            '12-month': inMetric,
          },
        }),
      ),
      interviewPanelRecommendations: readInOrder(
        Object.keys(rounds.shape),
        readerFor(rounds, {
          plain: 'technicalAssessmentRound',
          alsoNamed: {
            technicalAssessmentRound: ['technicalAssessment', 'technical'],
            behavioralCulturalFit: ['behavioral&CulturalFit', 'behavioral'],
            finalLeadershipRound: ['finalLeadership', 'leadership', 'final'],
          },
          fields: {
            technicalAssessmentRound: inRound,
            behavioralCulturalFit: inRound,
            finalLeadershipRound: inRound,
          },
        }),
      ),
      agreed: { plain: 'answer' },
      openQuestions: { plain: 'question' },
    },
  }),
);
export type IntakeAssistantView = ReturnType<typeof readIntakeAssistant>;
