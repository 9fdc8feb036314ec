import { z } from 'zod';
import { filledWordList, words } from '../stored-fields.ts';

const metric = z.strictObject({
  target: words.describe('What the person does by then.'),
  measurement: words.describe('What is looked at, by whom.'),
  success: words.describe('What one can see when it has gone well.'),
});

const round = z.strictObject({
  focusAreas: filledWordList,
  recommendedInterviewer: words.describe('Role and length, no names.'),
  keyQuestions: z
    .array(z.strictObject({ question: words, strongAnswer: words, weakAnswer: words }))
    .min(2)
    .describe('Two to four, one competency each, none about protected traits.'),
});

/** The words of the alignment; requirements, pay, place and dates are put in by code. */
export const intakeWriting = z.strictObject({
  summary: words.describe('The job in one paragraph, for people who decide.'),
  whyRoleMatters: words.describe('What stays undone while the seat is empty, from the duties.'),
  businessImpact: words.describe(
    'What the open seat costs in the figures known, and the question that is missing.',
  ),
  redFlags: filledWordList.describe(
    'Signs in a candidate to look into, then what the employer has to manage.',
  ),
  successIndicators: filledWordList.describe('What one will see when the right person is here.'),
  fullBrief: words.describe(
    'How to sell, what to say early, where to look, how to screen, test and decide.',
  ),
  howTested: z
    .array(
      z.strictObject({
        requirement: words.describe('Exactly as in the figures.'),
        howTested: words,
      }),
    )
    .describe('One for each must-have of the figures.'),
  hiddenAssumptionFlags: z
    .array(
      z.strictObject({
        assumption: words,
        riskLevel: z.enum(['High', 'Medium', 'Low']),
        mitigation: words,
      }),
    )
    .min(1)
    .describe('What this job takes for granted and nobody has said.'),
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
export type IntakeWriting = z.infer<typeof intakeWriting>;
