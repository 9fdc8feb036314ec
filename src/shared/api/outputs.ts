import { z } from 'zod';
import { outputSchema, outputVersionSchema } from '../output.ts';

/** Calls that start writing, and calls on what was written. */

export const startQuery = z.strictObject({
  replaceEdits: z
    .enum(['true', 'false'])
    .optional()
    .describe('Without it, what a person has edited is not written anew: 409 says which tools.'),
});

export const startedOutputSchema = outputSchema.pick({
  id: true,
  toolType: true,
  status: true,
  queued: true,
});

export const versionContentSchema = outputVersionSchema.extend({ content: z.unknown() });
export type VersionContent = z.infer<typeof versionContentSchema>;

export const rewordingWishes = ['shorter', 'warmer', 'plainer'] as const;
export type RewordingWish = (typeof rewordingWishes)[number];

export const rewordingSchema = z.strictObject({
  text: z
    .string('Please send the text to reword')
    .trim()
    .min(1, 'Please send the text to reword')
    .max(6000, 'A text to reword must be at most 6000 characters'),
  wish: z.enum(rewordingWishes, 'Please choose shorter, warmer or plainer'),
});

export const rewordingReply = z.object({
  text: z.string().describe('Not stored: a person reads it, changes it and saves it.'),
  cut: z.int().describe('How many sentences were taken out because nothing supported them.'),
});
export type Rewording = z.infer<typeof rewordingReply>;

export const webhookNames = [
  'intake',
  'jd',
  'boolean',
  'strategy',
  'messaging',
  'scorecard',
  'interview',
] as const;
export type WebhookName = (typeof webhookNames)[number];

export const webhookReplySchema = outputSchema.pick({ id: true, status: true }).extend({
  notes: z.array(z.string()).describe('What the writer is told beside the job, as it was taken.'),
});
