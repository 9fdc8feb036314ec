import { z } from 'zod';
import { briefSchema } from '../brief.ts';
import { readingCorrectionsSchema, readingSchema } from '../reading.ts';

export const jobBriefReply = briefSchema.extend({
  text: z
    .string()
    .describe(
      'What was read: the text as pasted, or else the fields of the job one after the other.',
    ),
  reading: readingSchema.describe('With the corrections applied; its offsets count in `text`.'),
  corrections: readingCorrectionsSchema,
});
export type JobBrief = z.infer<typeof jobBriefReply>;
