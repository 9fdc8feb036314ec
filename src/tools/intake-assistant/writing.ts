import { z } from 'zod';
import { words } from '../stored-fields.ts';

const said = (meaning: string) => words.describe(meaning);
const list = (meaning: string) => z.array(said(meaning)).min(1).max(100);

const metric = z.strictObject({
  target: said('8 to 30 words: what the person does by then, from the first duties of the job.'),
  measurement: said('6 to 25 words: what is looked at, by whom, by the date of the figures.'),
  success: said('6 to 18 words: what one can see when it has gone well.'),
});

const round = z.strictObject({
  focusAreas: list('2 to 18 words.'),
  recommendedInterviewer: said(
    '4 to 40 words: role, no names; the length in minutes that the plan has for this step.',
  ),
  keyQuestions: z
    .array(
      z.strictObject({
        question: said('8 to 60 words.'),
        strongAnswer: said('8 to 45 words.'),
        weakAnswer: said('5 to 22 words.'),
      }),
    )
    .min(1)
    .describe('Two to four, one competency each, none about protected traits.'),
});

/** The words of the alignment; requirements, pay, place and dates are put in by code. */
export const intakeWriting = z.strictObject({
  summary: said('50 to 120 words: the job in one paragraph, for people who decide.'),
  whyRoleMatters: said(
    '12 to 40 words: what stays undone while the seat is empty, from the duties.',
  ),
  businessImpact: said(
    '12 to 60 words: what the open seat costs, in figures only where they are known, else as a question.',
  ),
  redFlags: list('4 to 14 words each.').describe(
    'Three to six: signs in a candidate to look into, then what the employer has to manage.',
  ),
  successIndicators: list('8 to 26 words each.').describe(
    'Two to four: what one will see when the right person is here.',
  ),
  fullBrief: said(
    '90 to 180 words: how to sell, what to say early, where to look, how to screen, test and decide.',
  ),
  howTested: z
    .array(
      z.strictObject({
        requirement: said('Exactly as in the figures.'),
        howTested: said('3 to 20 words: a document, a case, a work sample, a step of the plan.'),
      }),
    )
    .describe('One for each must-have of the figures.'),
  hiddenAssumptionFlags: z
    .array(
      z.strictObject({
        assumption: said('8 to 40 words.'),
        riskLevel: z.enum(['High', 'Medium', 'Low']),
        mitigation: said('8 to 30 words: who asks whom for what.'),
      }),
    )
    .min(1)
    .max(8)
    .describe('What this job takes for granted and nobody has said; the open questions first.'),
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
