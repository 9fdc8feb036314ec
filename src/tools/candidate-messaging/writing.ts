import { z } from 'zod';

const text = (meaning: string) => z.string().min(1).describe(meaning);

export const candidateMessagingWriting = z.object({
  toolDescription: text(
    '25 to 50 words: for which job, within which limits, and how it differs from the engagement kit.',
  ),
  outreachScripts: z
    .array(
      z.object({
        channel: text('One of the channels of the figures.'),
        persona: text('A persona of the figures, or Anyone.'),
        subject: z.string().describe('2 to 14 words; empty where the channel has none.'),
        script: text(
          '25 to 110 words within the limit of the channel: pay, work pattern, one fact that only this job has, its hardest condition, one question, [your name].',
        ),
      }),
    )
    .min(4)
    .describe('Two for each persona: one for LinkedIn, one text message.'),
  emailSequences: z
    .array(
      z.object({
        persona: text('As in the figures.'),
        goal: text('3 to 20 words: what the sequence wants.'),
        stopWhen: text('3 to 10 words: when it ends.'),
        steps: z
          .array(
            z.object({
              channel: text('Email, Phone or Text.'),
              subject: z.string().describe('2 to 14 words; empty where the channel has none.'),
              body: text(
                '25 to 140 words: the first says what the job is, where, pay and work pattern as stated and what is required; the second, 40 to 60 words, gives another reason; the last is short; signed [your name], with a way to opt out.',
              ),
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
        objection: text('5 to 16 words, in a candidate’s own.'),
        shortReply: text('20 to 62 words: concedes what is true, then a fact of the job.'),
        nextMove: text('5 to 24 words: what the recruiter does then.'),
      }),
    )
    .min(2),
  personaMessaging: z
    .array(
      z.object({
        persona: text('As in the figures.'),
        leadWith: text('8 to 24 words: the fact of the job that speaks to them first.'),
        prove: text('5 to 40 words: what proves it, in the words of the job.'),
        avoid: text('5 to 20 words: what not to say.'),
        words: z.array(text('1 to 3 words that such people use themselves.')).min(1).max(6),
        openingLine: text('6 to 20 words: a question or a sentence that begins a talk.'),
      }),
    )
    .describe('One for each persona of the figures.'),
  socialOutreach: z
    .array(
      z.object({
        platform: text('One of the channels of the figures.'),
        text: text('25 to 130 words within its limit; [link] where the posting is linked.'),
        note: text('8 to 20 words: how to use it.'),
      }),
    )
    .min(3),
  followUpTactics: z
    .array(
      z.object({
        situation: text('3 to 12 words: what happened.'),
        timing: text('3 to 12 words: when to act.'),
        action: text('10 to 45 words: what to do, with the words to send.'),
        stopRule: text('5 to 20 words: when to stop.'),
      }),
    )
    .min(2),
});
export type CandidateMessagingWriting = z.infer<typeof candidateMessagingWriting>;
