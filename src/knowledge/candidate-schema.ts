import { z } from 'zod';
import { tradeSchema } from './trade-schema.ts';

/** Languages besides English in which candidates are written to. */
export const candidateLanguages = ['de', 'fr', 'es'] as const;
export type CandidateLanguage = (typeof candidateLanguages)[number];

const {
  kind,
  posting,
  messages,
  last_note,
  voicemails,
  objections,
  coaching,
  engagement,
  work_sample,
} = tradeSchema.shape;

/** What a candidate reads for one kind of work, in one language. The personas are those of the kind. */
export const candidateSchema = z.strictObject({
  language: z.enum(candidateLanguages),
  kind,
  posting,
  messages,
  last_note,
  voicemails,
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
