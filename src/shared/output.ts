import { z } from 'zod';
import { toolIdSchema } from './tool-id.ts';

export const outputStatusSchema = z.enum(['pending', 'processing', 'completed', 'failed']);
export type OutputStatus = z.infer<typeof outputStatusSchema>;

export const outputSchema = z.object({
  id: z.int(),
  toolType: toolIdSchema,
  status: outputStatusSchema,
  content: z.unknown().describe('What the tool wrote; null until it has.'),
});
