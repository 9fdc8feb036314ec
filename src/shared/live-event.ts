import { z } from 'zod';
import { outputStatusSchema } from './output.ts';
import { toolIdSchema } from './tool-id.ts';

/** What the server tells open browsers of one organization: GET /api/events?organizationId=N. */
export const liveEventSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('output'),
    jobId: z.int(),
    outputId: z.int(),
    toolType: toolIdSchema,
    status: outputStatusSchema,
  }),
  z.object({
    type: z.literal('job'),
    jobId: z.int(),
    change: z.enum(['created', 'edited', 'deleted']),
  }),
  z.object({
    type: z.literal('partial'),
    jobId: z.int(),
    outputId: z.int(),
    toolType: toolIdSchema,
    text: z.string().describe('The last words written so far, for a person who watches.'),
  }),
]);
export type LiveEvent = z.infer<typeof liveEventSchema>;
