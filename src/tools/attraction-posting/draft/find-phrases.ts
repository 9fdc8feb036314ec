import { candidateLanguages } from '#knowledge/candidate-schema.ts';
import type { Plan } from '#plan/plan.ts';
import { postingPhrases, type PostingPhrases } from './phrases.data.ts';

/** Null where candidates are written to in English. */
export function findPhrases({ phrases }: Pick<Plan, 'phrases'>): PostingPhrases | null {
  const language = candidateLanguages.find((one) => phrases?.locale.startsWith(one));
  return language ? postingPhrases[language] : null;
}
