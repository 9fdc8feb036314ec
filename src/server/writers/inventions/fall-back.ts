import type { z } from 'zod';

interface Parts {
  words: unknown;
  writing: z.ZodType;
  draft: unknown;
}

const mostRounds = 10;

/** Puts the draft's words wherever what is left no longer fits the schema of the words. */
export function fallBack({ words, writing, draft }: Parts): unknown {
  let current = words;
  for (let round = 0; round < mostRounds; round += 1) {
    const parsed = writing.safeParse(current);
    if (parsed.success) return current;
    for (const { path } of parsed.error.issues) {
      const own = path.findIndex((step) => typeof step === 'number');
      // A single item of the draft would stand among strangers, so the whole list is taken.
      const place = own === -1 ? path : path.slice(0, own);
      if (place.length === 0) return draft;
      current = takeOver(current, draft, place);
    }
  }
  return draft;
}

function takeOver(value: unknown, draft: unknown, [step, ...rest]: PropertyKey[]): unknown {
  if (step === undefined) return draft;
  if (!isObject(value) || !isObject(draft) || !(step in draft)) return draft;
  return { ...value, [step]: takeOver(value[step], draft[step], rest) };
}

const isObject = (value: unknown): value is Record<PropertyKey, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
