import { z } from 'zod';
import { readNumber } from '../reading/number.ts';
import { readList, readObject } from '../reading/object.ts';
import { readContent } from '../reading/read-content.ts';
import { readText, readTextList } from '../reading/text.ts';
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

const readStep = readObject(
  { day: readNumber, channel: readText, subject: readText, body: readText },
  { plain: 'body' },
);

const readView = readObject({
  toolDescription: readText,
  outreachScripts: readList(
    readObject(
      {
        channel: readText,
        persona: readText,
        limit: readNumber,
        subject: readText,
        script: readText,
      },
      { plain: 'script' },
    ),
  ),
  emailSequences: readList(
    readObject(
      { persona: readText, goal: readText, stopWhen: readText, steps: readList(readStep) },
      { plain: 'steps' },
    ),
  ),
  objectionResponses: readList(
    readObject(
      { objection: readText, shortReply: readText, nextMove: readText },
      { plain: 'objection' },
    ),
  ),
  personaMessaging: readList(
    readObject(
      {
        persona: readText,
        leadWith: readText,
        prove: readText,
        avoid: readText,
        words: readTextList,
        openingLine: readText,
      },
      { plain: 'persona' },
    ),
  ),
  socialOutreach: readList(
    readObject(
      { platform: readText, limit: readNumber, text: readText, note: readText },
      { plain: 'text' },
    ),
  ),
  followUpTactics: readList(
    readObject(
      { situation: readText, timing: readText, action: readText, stopRule: readText },
      { plain: 'action' },
    ),
  ),
});
export type CandidateMessagingView = ReturnType<typeof readView>;

export function readCandidateMessaging(stored: unknown): CandidateMessagingView {
  return readContent(stored, { wrappedIn: 'candidateMessaging', read: readView });
}
