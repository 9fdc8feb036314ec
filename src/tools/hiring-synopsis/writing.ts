import { z } from 'zod';
import { words } from '../stored-fields.ts';
import { nextStepIds } from './next-steps.ts';

const said = (meaning: string) => words.describe(meaning);
const some = (meaning: string) => z.array(said(meaning)).max(100);
const list = (meaning: string) => some(meaning).min(1);

/** The words of the synopsis; scores, dates, rates and the plan are put in by code. */
export const synopsisWriting = z.strictObject({
  email: z.strictObject({
    subject: words.max(150).describe('5 to 14 words: title, what is asked and by when.'),
    recipients: list('1 to 3 words: roles, never names.'),
    body: said(
      '150 to 300 words, ready to send: why it matters, two to five numbered decisions with the date of the figures, the plan, the pay, the biggest risk. To [name], signed [your name].',
    ),
    attachments: some('1 to 5 words.'),
  }),
  riskFlags: list('2 to 8 words.').describe('Two to five.'),
  nextMilestone: said('6 to 20 words: the next two dates and what happens on them.'),
  candidateFeedbackThemes: list('6 to 25 words.').describe(
    'Questions to expect, with the answer the job gives; called expected.',
  ),
  profiles: z
    .array(
      z.strictObject({
        candidateProfile: said('Exactly as in the figures.'),
        experience: said('6 to 30 words.'),
        certifications: some('2 to 15 words.'),
        strengths: list('2 to 14 words.'),
        concerns: list('4 to 20 words.'),
        recommendation: said('8 to 28 words.'),
      }),
    )
    .describe('One for each profile of the figures.'),
  criteria: z
    .array(
      z.strictObject({
        criterion: said('Exactly as in the figures.'),
        description: said('6 to 26 words.'),
        verification: said('2 to 16 words.'),
      }),
    )
    .describe('One for each criterion of the figures.'),
  candidateSummary: said(
    '15 to 45 words: which combination of profiles fills the seats, and what to avoid.',
  ),
  keyLearnings: list('6 to 25 words.')
    .min(2)
    .describe('Expectations at opening, to be replaced by findings.'),
  risks: z
    .array(
      z.strictObject({
        category: said('1 to 2 words.'),
        item: said('2 to 8 words.'),
        description: said('6 to 30 words.'),
        impact: said('4 to 20 words, beginning with High, Medium or Low and a colon.'),
        mitigation: said('6 to 30 words.'),
      }),
    )
    .min(2),
  actions: z
    .array(
      z.strictObject({
        step: z.enum(nextStepIds).describe('Id of a step of the figures.'),
        action: said('6 to 25 words.'),
      }),
    )
    .describe('One for each step of the figures.'),
});
export type SynopsisWriting = z.infer<typeof synopsisWriting>;
