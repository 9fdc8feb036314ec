import type { ReadOccupation } from '#shared/reading.ts';

/** A title with one clear meaning that its duties bear out is not overruled. */
const unshaken = 0.9;
const toldConfidence = 0.8;

/** The occupation a model chose among those offered, where code was less sure of its own. */
export function settleOccupation(own: ReadOccupation, told: string | null): ReadOccupation {
  const chosen = told === null ? undefined : own.alternatives.find(({ soc }) => soc === told);
  if (told !== null && own.soc === told && own.alternatives.every(({ soc }) => soc !== told)) {
    return { ...own, confidence: Math.max(own.confidence, toldConfidence), sure: true };
  }
  if (!chosen || (own.sure && own.confidence >= unshaken)) return own;
  const { soc, id, name, confidence } = own;
  const rest = own.alternatives.filter((one) => one !== chosen);
  const isListed = rest.some((one) => one.soc === soc) || soc === chosen.soc;
  return {
    ...chosen,
    confidence: toldConfidence,
    sure: true,
    why: ['Chosen by the language model from what title and duties offer.', ...own.why],
    alternatives: isListed ? rest : [{ soc, id, name, confidence }, ...rest],
  };
}
