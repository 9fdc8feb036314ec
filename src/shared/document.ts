import { z } from 'zod';

/** What a tool hands to the exporters and the copy buttons. They know documents, not tools. */

const text = z.string();

const inlineBlocks = [
  z.object({
    kind: z.literal('heading'),
    level: z.union([z.literal(1), z.literal(2), z.literal(3)]),
    text,
  }),
  z.object({ kind: z.literal('paragraph'), text }),
  z.object({ kind: z.literal('list'), ordered: z.boolean(), items: z.array(text) }),
  z.object({ kind: z.literal('facts'), items: z.array(z.object({ label: text, text })) }),
  z.object({ kind: z.literal('quote'), text, from: text.optional() }),
  z
    .object({ kind: z.literal('code'), text, label: text.optional() })
    .describe('Set as it is: search strings, templates.'),
  z.object({
    kind: z.literal('table'),
    columns: z.array(text),
    rows: z.array(z.array(text)),
    caption: text.optional(),
  }),
  z.object({
    kind: z.literal('meter'),
    label: text,
    value: z.number(),
    max: z.number(),
    note: text.optional(),
  }),
  z.object({
    kind: z.enum(['bars', 'pie']),
    title: text,
    unit: text,
    parts: z.array(z.object({ label: text, value: z.number() })),
  }),
  z.object({ kind: z.literal('note'), text }).describe('A source, an assumption, a warning.'),
] as const;

export const blockSchema = z.union(inlineBlocks);
export type Block = z.infer<typeof blockSchema>;

export const documentSchema = z.object({ title: text, blocks: z.array(blockSchema) });
export type Document = z.infer<typeof documentSchema>;
