import { dutyVerbs } from './duty-verbs.data.ts';

/** How the duties of a job begin: "own", "owns" or "owning". */
export type VerbForm = 'plain' | 'third' | 'gerund';

export interface PlainVerb {
  verb: string;
  form: VerbForm;
}

const known = (forms: readonly string[]): string | undefined =>
  forms.find((form) => dutyVerbs.has(form));

/** A verb of work by its spelling alone, whatever its place in the phrase; undefined for any other word. */
export function readPlainVerb(word: string): PlainVerb | undefined {
  const lower = word.toLowerCase();
  if (lower.endsWith('ing')) {
    const stem = lower.slice(0, -3);
    // "planning", "preparing", "building"
    const isDouble = /([^aeiou])\1$/.test(stem);
    const verb = known([stem, `${stem}e`, ...(isDouble ? [stem.slice(0, -1)] : [])]);
    if (verb !== undefined) return { verb, form: 'gerund' };
  }
  if (dutyVerbs.has(lower)) return { verb: lower, form: 'plain' };
  if (!/[^s]s$/.test(lower)) return undefined;
  const verb = known([
    lower.slice(0, -1),
    ...(lower.endsWith('es') ? [lower.slice(0, -2)] : []),
    ...(lower.endsWith('ies') ? [`${lower.slice(0, -3)}y`] : []),
  ]);
  return verb === undefined ? undefined : { verb, form: 'third' };
}
