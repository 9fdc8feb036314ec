import { z } from 'zod';
import { toolIdSchema } from './tool-id.ts';

/** What an organization can be told of, by a signed call to an address of its own. */
export const webhookEventTypes = [
  'output.completed',
  'output.failed',
  'job.completed',
  'answers.completed',
] as const;
export const webhookEventTypeSchema = z.enum(
  webhookEventTypes,
  'Please choose events from the list',
);
export type WebhookEventType = z.infer<typeof webhookEventTypeSchema>;

const outputData = { jobId: z.int(), outputId: z.int(), toolType: toolIdSchema };
const timestamp = z.iso.datetime();

/** The body of a call, after the Standard Webhooks scheme. */
export const webhookEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('output.completed'), timestamp, data: z.object(outputData) }),
  z.object({
    type: z.literal('output.failed'),
    timestamp,
    data: z.object({ ...outputData, failure: z.string() }),
  }),
  z.object({ type: z.literal('job.completed'), timestamp, data: z.object({ jobId: z.int() }) }),
  z.object({
    type: z.literal('answers.completed'),
    timestamp,
    data: z.object({
      jobId: z.int(),
      linkId: z.int(),
      asked: z.int().describe('Questions of the link.'),
      answered: z.int().describe('Those that have an answer.'),
      disputed: z.int().describe('Answers that somebody must decide on.'),
    }),
  }),
]);
export type WebhookEvent = z.infer<typeof webhookEventSchema>;

// Runs for addresses that are none, too.
const hasNoName = (url: string) =>
  !URL.canParse(url) || (new URL(url).username === '' && new URL(url).password === '');

const address = z
  .string('Please enter an address')
  .trim()
  .max(500, 'The address must be at most 500 characters')
  .pipe(
    z.url({
      protocol: /^https?$/,
      error: 'Please enter an address such as https://example.com/hook',
    }),
  )
  .refine(hasNoName, 'The address must not hold a name or password');

export const webhookCreateSchema = z.strictObject({
  url: address,
  events: z
    .array(webhookEventTypeSchema)
    .min(1, 'Please choose at least one event')
    .max(webhookEventTypes.length),
});
export type WebhookCreate = z.infer<typeof webhookCreateSchema>;

export const webhookEndpointSchema = z.object({
  id: z.int(),
  url: z.string(),
  events: z.array(webhookEventTypeSchema),
  createdBy: z.string().nullable(),
  createdAt: z.iso.datetime(),
  failingSince: z.iso
    .datetime()
    .nullable()
    .describe('The first of the calls in a row that failed; null when the last one was answered.'),
  pausedAt: z.iso
    .datetime()
    .nullable()
    .describe(
      'When a day of failures ended the calls; what happens since waits until it is resumed.',
    ),
});
export type WebhookEndpoint = z.infer<typeof webhookEndpointSchema>;

export const newWebhookEndpointSchema = webhookEndpointSchema.extend({
  secret: z.string().describe('Checks the signature of each call. It is never shown again.'),
});
export type NewWebhookEndpoint = z.infer<typeof newWebhookEndpointSchema>;

export const webhookDeliverySchema = z.object({
  id: z.int(),
  event: webhookEventTypeSchema,
  status: z.enum(['waiting', 'delivered', 'failed']),
  attempts: z.int(),
  responseCode: z.int().nullable(),
  problem: z.string().nullable().describe('Why the last try failed, as a sentence.'),
  createdAt: z.iso.datetime(),
  lastTriedAt: z.iso.datetime().nullable(),
});
export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>;
