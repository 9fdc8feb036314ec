import { createContext, use } from 'react';

import { z } from 'zod';

import { parsedFieldSchema } from '#shared/parsed-job.ts';

import type { ParsedDescription } from '../job-calls.ts';

/** The fields of a job that a text can fill. */
export const foundFieldSchema = z.enum([...parsedFieldSchema.options, 'employer']);
export type FoundField = z.infer<typeof foundFieldSchema>;

/** What a text said about one field, and the words it was read from. */
export interface Finding {
  value: string | string[];
  quotes: string[];
}

export type Findings = Partial<Record<FoundField, Finding>>;

export function readFindings(parsed: ParsedDescription): Findings {
  const employer = parsed.reading?.fields.employer?.evidence;
  const evidence = { ...parsed.evidence, employer };
  const found = foundFieldSchema.options
    .filter((name) => parsed[name].length > 0)
    .map((name) => {
      const quotes = (evidence[name] ?? []).map(({ quote }) => quote);
      return [name, { value: parsed[name], quotes } satisfies Finding] as const;
    });
  return Object.fromEntries(found);
}

/** Fields show beside themselves what was found for them; without a text there is nothing to show. */
export const FindingsContext = createContext<Findings>({});

export function useFinding(name: string): Finding | undefined {
  return (use(FindingsContext) as Partial<Record<string, Finding>>)[name];
}

// The reader writes such a flag as “Kind: “words” – reason”, which no flag that a person names looks like.
const wishPattern = /^(?:Gender|Age|Origin|Religion|Family|Appearance|Health): “.*” – /;

/** Wishes about who a person is. They must not reach an ad, and whoever wrote them should know. */
export function findUnlawfulWishes({ redFlags }: Findings): string[] {
  return [redFlags?.value ?? []].flat().filter((flag) => wishPattern.test(flag));
}
