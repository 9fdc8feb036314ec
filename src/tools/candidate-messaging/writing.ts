import { z } from 'zod';

const text = (meaning: string) => z.string().min(1).describe(meaning);

export const candidateMessagingWriting = z.object({
  toolDescription: text(
    'For which job, within which limits, and how it differs from the engagement kit.',
  ),
  outreachScripts: z
    .array(
      z.object({
        channel: text('One of the channels of the figures.'),
        persona: text('A persona of the figures, or Anyone.'),
        subject: z.string().describe('Empty where the channel has none.'),
        script: text('Within the limit of the channel; one fact, one question.'),
      }),
    )
    .min(4),
  emailSequences: z
    .array(
      z.object({
        persona: text('As in the figures.'),
        goal: text('What the sequence wants, in a few words.'),
        stopWhen: text('When it ends.'),
        steps: z
          .array(
            z.object({
              channel: text('Email, Phone, Text and the like.'),
              subject: z.string(),
              body: text('Short; opt-out where it is a mail or a text.'),
            }),
          )
          .min(2)
          .max(4)
          .describe('One for each day of the figures, each complete in itself.'),
      }),
    )
    .describe('One for each persona of the figures.'),
  objectionResponses: z
    .array(
      z.object({
        objection: text('In a candidate’s words.'),
        shortReply: text('Two sentences at most.'),
        nextMove: text('What the recruiter does then.'),
      }),
    )
    .min(5),
  personaMessaging: z
    .array(
      z.object({
        persona: text('As in the figures.'),
        leadWith: text('The fact of the job that speaks to them first.'),
        prove: text('What proves it.'),
        avoid: text('What not to say.'),
        words: z.array(z.string().min(1)).min(2),
        openingLine: text('A question or a sentence that begins a talk.'),
      }),
    )
    .describe('One for each persona of the figures.'),
  socialOutreach: z
    .array(
      z.object({
        platform: text('One of the channels of the figures.'),
        text: text('Within its limit.'),
        note: text('How to use it.'),
      }),
    )
    .min(3),
  followUpTactics: z
    .array(
      z.object({
        situation: text('What happened.'),
        timing: text('When to act.'),
        action: text('What to do.'),
        stopRule: text('When to stop.'),
      }),
    )
    .min(3),
});
export type CandidateMessagingWriting = z.infer<typeof candidateMessagingWriting>;
