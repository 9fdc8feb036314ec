import { lowerFirst } from '../prose/casing.ts';
import { beginsWithVerb, toGerund } from '../prose/verbs.ts';
import type { Criterion } from './criterion.ts';

/** A criterion where a noun stands: "closing the books", or the job's words in quotes where they have several verbs. */
export function sayCriterion({ name, competency, facts }: Criterion): string {
  const isTask = facts.some(({ kind }) => kind === 'duty' || kind === 'goal' || kind === 'skill');
  if (competency || !isTask || !beginsWithVerb(name)) return lowerFirst(name);
  if (/,|;|:|\band\b|\bor\b/.test(name)) return `the task "${lowerFirst(name)}"`;
  return lowerFirst(toGerund(name));
}
