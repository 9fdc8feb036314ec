import { z } from 'zod';
import { isOfKind, parsedFields, partOfFields } from './job-fields.ts';

/** The words a value was read from: `quote` is exactly the original text from `start` to `end`. */
export const evidenceSchema = z.object({
  quote: z.string(),
  start: z.int().min(0),
  end: z.int().min(0),
});
export type Evidence = z.infer<typeof evidenceSchema>;

export const payPeriodSchema = z.enum(['hour', 'day', 'week', 'month', 'year', 'mile']);
export type PayPeriod = z.infer<typeof payPeriodSchema>;

export const paySchema = z.object({
  min: z.number().nullable().describe('Null when the text only says "up to".'),
  max: z.number().nullable().describe('Null when the text only says "from".'),
  currency: z.string().nullable().describe('ISO 4217; null when the text names none.'),
  period: payPeriodSchema.nullable(),
});
export type Pay = z.infer<typeof paySchema>;

const isChosen = isOfKind('choice');
const isListed = isOfKind('tags');
/** Those with words of their own before those that are chosen or listed, as people are told of them. */
export const parsedFieldSchema = z.enum([
  ...parsedFields.filter((name) => !isChosen(name) && !isListed(name)),
  ...parsedFields.filter(isChosen),
  ...parsedFields.filter(isListed),
]);
export type ParsedField = z.infer<typeof parsedFieldSchema>;

/** What a job description says, field by field. Nothing here was guessed. */
export const parsedJobSchema = z.object({
  kind: z.literal('job'),
  ...partOfFields(parsedFields, 'read'),
  pay: paySchema.nullable().describe('The figures behind salaryRange.'),
  evidence: z
    .partialRecord(parsedFieldSchema, z.array(evidenceSchema))
    .describe('For list fields, one entry for each item in the same order.'),
});
export type ParsedJob = z.infer<typeof parsedJobSchema>;

export const notAJobReasonSchema = z.enum([
  'empty',
  'too-short',
  'expired',
  'list',
  'policy',
  'resume',
  'other',
]);
export type NotAJobReason = z.infer<typeof notAJobReasonSchema>;

export const notAJobSchema = z.object({
  kind: z.literal('not-a-job'),
  reason: notAJobReasonSchema,
  message: z
    .string()
    .describe('A sentence for the person: what this is and what to paste instead.'),
});
export type NotAJob = z.infer<typeof notAJobSchema>;
