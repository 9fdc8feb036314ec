import { z } from 'zod';
import { readContent } from '../reading/read-content.ts';
import { readerFor } from '../reading/reader-for.ts';
import { filledWordList, optionalWords, words } from '../stored-fields.ts';

/** Characters the channel allows; null where it sets no limit. */
const limit = z.int().positive().nullable();

export const candidateMessagingSchema = z.strictObject({
  toolDescription: words,
  outreachScripts: z
    .array(
      z.strictObject({
        channel: words,
        persona: words,
        limit,
        subject: optionalWords,
        script: words,
      }),
    )
    .min(1)
    .max(40),
  emailSequences: z
    .array(
      z.strictObject({
        persona: words,
        goal: words,
        stopWhen: words,
        steps: z
          .array(
            z.strictObject({
              day: z.int().nonnegative(),
              channel: words,
              subject: optionalWords,
              body: words,
            }),
          )
          .min(1)
          .max(20),
      }),
    )
    .max(20),
  objectionResponses: z
    .array(z.strictObject({ objection: words, shortReply: words, nextMove: words }))
    .max(40),
  personaMessaging: z
    .array(
      z.strictObject({
        persona: words,
        leadWith: words,
        prove: words,
        avoid: words,
        words: filledWordList,
        openingLine: words,
      }),
    )
    .max(20),
  socialOutreach: z
    .array(z.strictObject({ platform: words, limit, text: words, note: words }))
    .max(20),
  followUpTactics: z
    .array(z.strictObject({ situation: words, timing: words, action: words, stopRule: words }))
    .max(40),
});
export type CandidateMessaging = z.infer<typeof candidateMessagingSchema>;

export const readCandidateMessaging = readContent(
  'candidateMessaging',
  readerFor(candidateMessagingSchema, {
    fields: {
      outreachScripts: { plain: 'script' },
      emailSequences: { plain: 'steps', fields: { steps: { plain: 'body' } } },
      objectionResponses: { plain: 'objection' },
      personaMessaging: { plain: 'persona' },
      socialOutreach: { plain: 'text' },
      followUpTactics: { plain: 'action' },
    },
  }),
);
export type CandidateMessagingView = ReturnType<typeof readCandidateMessaging>;
