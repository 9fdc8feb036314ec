import { z } from 'zod';
import { id, tradeSchema, words } from './trade-schema.ts';

/** Languages besides English in which candidates are written to. */
export const candidateLanguages = ['de', 'fr', 'es'] as const;
export type CandidateLanguage = (typeof candidateLanguages)[number];

const { kind, posting, objections, coaching, engagement, work_sample } = tradeSchema.shape;

const mail = z.strictObject({
  stage: words(6),
  day: z.int().min(0).max(21),
  subject: words(10),
  text: words(95),
});

const messages = z.strictObject({
  for: id,
  mails: z.array(mail).min(2).max(3),
  linkedin: z.string().trim().max(380),
  text_message: z.string().trim().max(300),
  asks: z.array(words(14)).min(2).max(3),
});

/** What a candidate reads for one kind of work, in one language. The personas are those of the kind. */
export const candidateSchema = z.strictObject({
  language: z.enum(candidateLanguages),
  kind,
  posting,
  messages: z.array(messages).min(4).max(12),
  last_note: z.strictObject({ subject: words(9), text: words(60) }),
  voicemails: z.strictObject({ database: words(65), missed_call: words(65), referral: words(65) }),
  objections,
  coaching,
  practice: work_sample.shape.practice,
  goals: z
    .array(z.string().min(5))
    .length(4)
    .describe('What a person has reached after 30 and 90 days, 6 and 12 months.'),
  nudges: engagement.shape.nudges,
});
export type CandidateTexts = z.infer<typeof candidateSchema>;
