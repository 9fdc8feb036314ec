import { z } from 'zod';
import { toolIdSchema } from './tool-id.ts';

export const outputStatusSchema = z.enum(['pending', 'processing', 'completed', 'failed']);
export type OutputStatus = z.infer<typeof outputStatusSchema>;

/** A statement that was taken out of a model's words, and why. */
export const cutSchema = z.object({
  text: z.string(),
  reason: z.string(),
  back: z
    .object({
      path: z.array(z.union([z.string(), z.int()])),
      value: z.union([z.string(), z.array(z.string())]),
    })
    .optional()
    .describe('Where it was taken from, and how that would read with it.'),
});
export type Cut = z.infer<typeof cutSchema>;

/** How one version came into being. */
export const provenanceSchema = z.object({
  writer: z.enum(['built-in', 'model', 'person']),
  model: z.string().nullable().describe('As the provider names it; null for the other writers.'),
  promptVersion: z.int().nullable(),
  jobRevision: z.int().describe('Of the job it was written from.'),
  briefHash: z.string().nullable(),
  writtenAt: z.iso.datetime(),
  durationMs: z.int().nullable(),
  inputTokens: z.int().nullable(),
  outputTokens: z.int().nullable(),
  costUsd: z.number().nullable().describe('Only where the price of the model is configured.'),
  sources: z.array(z.string()).describe('Published figures that were used, each with its year.'),
  assumptions: z.array(z.string()),
  cut: z.int().describe('How many statements were taken out because nothing supported them.'),
  unobeyed: z
    .array(z.string())
    .optional()
    .describe("Parts of the organization's style note that the text does not keep to."),
  cuts: z
    .array(cutSchema)
    .optional()
    .describe('What was taken out, in its own words and with the reason; at most forty.'),
  author: z.string().nullable().describe('The person who edited or restored it.'),
});
export type Provenance = z.infer<typeof provenanceSchema>;

/** The beginning of a line such as "Written by the built-in writer, 2 hours ago". */
export function nameWriter({ writer, model, author }: Provenance): string {
  if (writer === 'person') return author ? `Edited by ${author}` : 'Edited by hand';
  if (writer === 'model') return `Written by the language model ${model ?? 'in use'}`;
  return 'Written by the built-in writer';
}

export const outputSchema = z.object({
  id: z.int(),
  toolType: toolIdSchema,
  status: outputStatusSchema,
  content: z.unknown().describe('The last good content; null until there is some.'),
  queued: z.boolean().describe('Waiting for a writer.'),
  failure: z
    .string()
    .nullable()
    .describe('Why the last writing failed, as a sentence; older content stays readable.'),
  version: z.int().nullable().describe('Of the content; null until there is some.'),
  provenance: provenanceSchema.nullable(),
  outdated: z.boolean().describe('The job has changed since this was written.'),
  updatedAt: z.iso.datetime(),
});
export type Output = z.infer<typeof outputSchema>;

export const outputVersionSchema = z.object({
  version: z.int(),
  current: z.boolean(),
  provenance: provenanceSchema,
  restoredFrom: z.int().nullable(),
});
export type OutputVersion = z.infer<typeof outputVersionSchema>;

export const outputEditSchema = z.strictObject({
  content: z.unknown(),
  version: z
    .int()
    .optional()
    .describe('The version this edit started from; refused with 409 when there is a newer one.'),
});

/** Which writer the server uses. */
export const writerInfoSchema = z.object({
  writer: z.enum(['built-in', 'model']),
  model: z.string().nullable(),
});
export type WriterInfo = z.infer<typeof writerInfoSchema>;
