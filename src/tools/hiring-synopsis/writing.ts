import { z } from 'zod';
import { filledWordList, wordList, words } from '../stored-fields.ts';
import { nextStepIds } from './next-steps.ts';

/** The words of the synopsis; scores, dates, rates and the plan are put in by code. */
export const synopsisWriting = z.strictObject({
  email: z.strictObject({
    subject: words.max(150).describe('Seats, title, date and what is asked.'),
    recipients: filledWordList.describe('Roles, never names.'),
    body: words.describe(
      'Under 300 words: how hard, pay, plan, biggest risk, two or three numbered decisions with the date of the figures. Signed [your name].',
    ),
    attachments: wordList,
  }),
  riskFlags: filledWordList.describe('Up to five, a few words each.'),
  nextMilestone: words.describe('The next two dates and what happens on them.'),
  candidateFeedbackThemes: filledWordList.describe(
    'Questions to expect, with the answer the job gives; called expected.',
  ),
  profiles: z
    .array(
      z.strictObject({
        candidateProfile: words.describe('Exactly as in the figures.'),
        experience: words,
        certifications: wordList,
        strengths: filledWordList,
        concerns: filledWordList,
        recommendation: words,
      }),
    )
    .describe('One for each profile of the figures.'),
  criteria: z
    .array(
      z.strictObject({
        criterion: words.describe('Exactly as in the figures.'),
        description: words,
        verification: words,
      }),
    )
    .describe('One for each criterion of the figures.'),
  candidateSummary: words.describe(
    'Which combination of profiles fills the seats, and what to avoid.',
  ),
  keyLearnings: filledWordList
    .min(2)
    .describe('Expectations at opening, to be replaced by findings.'),
  risks: z
    .array(
      z.strictObject({
        category: words,
        item: words,
        description: words,
        impact: words,
        mitigation: words,
      }),
    )
    .min(2),
  actions: z
    .array(
      z.strictObject({
        step: z.enum(nextStepIds).describe('Id of a step of the figures.'),
        action: words,
      }),
    )
    .describe('One for each step of the figures.'),
});
export type SynopsisWriting = z.infer<typeof synopsisWriting>;
