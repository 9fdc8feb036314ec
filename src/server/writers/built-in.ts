import type { Writer } from './writer.ts';

/** Writes without a language model, from the job's own facts and the bundled data. */
export const builtInWriter: Writer = {
  info: { writer: 'built-in', model: null },
  write: async ({ preparation }) => ({
    writing: preparation.draft,
    model: null,
    promptVersion: null,
    inputTokens: null,
    outputTokens: null,
    costUsd: null,
    // Its words are put together from the source and the figures, and from nothing else.
    cut: 0,
  }),
};
