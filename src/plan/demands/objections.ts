import type { Plan } from '../plan.ts';

interface Objection {
  objection: string;
  answer: string;
}

/** The doubt that the hardest condition raises, in the language candidates are written to. */
export const objectToCondition = ({
  hardest,
  phrases,
}: Pick<Plan, 'hardest' | 'phrases'>): Objection[] =>
  hardest && phrases ? [phrases.objection(hardest.words)] : [];
