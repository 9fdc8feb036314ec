import type { z } from 'zod';

/** What the rest of the product knows of a tool's content. */
export interface ToolContract<Content, View> {
  /** Strict: what may be stored. */
  schema: z.ZodType<Content>;
  /** Lenient: anything ever stored, as the view draws it. Never throws, never leaves a field undefined. */
  read: (stored: unknown) => View;
  sample: Content;
}

/** Holds schema, reader and sample of one tool to each other's types. */
export function defineTool<Content, View>(
  contract: ToolContract<Content, View>,
): ToolContract<Content, View> {
  return contract;
}
