import { z } from 'zod';

const text = (meaning: string) => z.string().min(1).describe(meaning);

export const engagementKitWriting = z.object({
  toolDescription: text(
    '20 to 45 words: for which job, and that the square brackets are filled before sending.',
  ),
  voicemails: z
    .array(
      z.object({
        type: text('As in the figures.'),
        script: text(
          '45 to 85 words, spoken in 30 seconds: who calls, pay and work pattern as stated, one small next step, [phone].',
        ),
      }),
    )
    .describe('One for each type of the figures.'),
  callsToAction: z
    .array(
      z.object({
        persona: text('As in the figures.'),
        ctas: z.array(text('5 to 14 words: something small to answer or send.')).min(2),
      }),
    )
    .describe('For each persona of the figures: two easy next steps that differ between personas.'),
  emails: z
    .array(
      z.object({
        persona: text('As in the figures; Everyone for the last stage.'),
        stage: text('As in the figures.'),
        subject: text('2 to 14 words.'),
        template: text(
          '25 to 110 words: the first mail says why this reader, the job with its work in a few nouns, pay and what may move the reader, and asks one question of the trade; what is required stands in one first mail only; the follow-up, 40 to 60 words, is of another kind for each persona: drawbacks first, the pay, what would change, what one would do, what holds people back; the last is short. A question that takes one word to answer, [your name], a line that lets the reader opt out.',
        ),
      }),
    )
    .describe('One for each stage of each persona of the figures, and the last stage once.'),
  objections: z
    .array(
      z.object({
        objection: text('5 to 16 words, in the words of a candidate.'),
        rebuttal: text('20 to 62 words: concedes what is true, then a fact of the job.'),
        supporting_evidence: text(
          '3 to 36 words: the fact and where it comes from, or that nothing is stated.',
        ),
      }),
    )
    .min(2),
  motivators: z
    .array(
      z.object({
        motivator: text('1 to 3 words: what moves people in this work.'),
        messagingPoints: z.array(text('4 to 26 words.')).min(1),
      }),
    )
    .min(2),
  whatCandidatesCareAboutSummary: text(
    '25 to 90 words: what such people ask first, which of it this job answers and what it leaves open.',
  ),
});
export type EngagementKitWriting = z.infer<typeof engagementKitWriting>;
