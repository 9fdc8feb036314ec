import { z } from 'zod';

const text = (meaning: string) => z.string().min(1).describe(meaning);

export const engagementKitWriting = z.object({
  toolDescription: text(
    'One or two sentences: for which job, and that the square brackets are filled before sending.',
  ),
  voicemails: z
    .array(
      z.object({
        type: text('As in the figures.'),
        script: text('Read aloud in 25 seconds: who calls, one fact, one small next step.'),
      }),
    )
    .describe('One for each type of the figures.'),
  callsToAction: z
    .array(
      z.object({ persona: text('As in the figures.'), ctas: z.array(z.string().min(1)).min(2) }),
    )
    .describe('For each persona of the figures: easy next steps that differ between personas.'),
  emails: z
    .array(
      z.object({
        persona: text('As in the figures.'),
        stage: text('As in the figures.'),
        subject: text('Two to eight words.'),
        template: text(
          'One idea, a question that takes one word to answer, signature, a line that lets the reader opt out.',
        ),
      }),
    )
    .describe(
      'One for each stage of each persona of the figures, and the last stage for everyone.',
    ),
  objections: z
    .array(
      z.object({
        objection: text('In the words of a candidate.'),
        rebuttal: text('Concedes what is true, then a fact of the job.'),
        supporting_evidence: text('The fact and where it comes from.'),
      }),
    )
    .min(4),
  motivators: z
    .array(
      z.object({
        motivator: text('What moves people in this work.'),
        messagingPoints: z.array(z.string().min(1)).min(1),
      }),
    )
    .min(3),
  whatCandidatesCareAboutSummary: text(
    'What such people ask first, and which of it this job answers.',
  ),
});
export type EngagementKitWriting = z.infer<typeof engagementKitWriting>;
