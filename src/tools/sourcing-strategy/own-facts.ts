import { listOwnOffers } from '#plan/offers/own-offers.ts';
import { findBelowMinimum } from '#market/pay/below-minimum.ts';
import type { Plan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { isTrifle } from '#plan/offers/trifles.ts';
import { listOnce } from '#writing/list.ts';

const longest = 12;
const isBrief = (text: string): boolean => text.split(/\s+/).length <= longest;

const listStems = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 6));

/** What may be said of the job: its pay unless it is low, and what it offers. */
const listTold = (source: Source, { pay }: Plan): string[] =>
  listOnce([
    ...(pay.stated &&
    pay.spoken &&
    pay.standing !== 'below' &&
    findBelowMinimum(source.brief) === null
      ? [pay.spoken]
      : []),
    ...listOwnOffers(source).filter((offer) => !isTrifle(offer)),
  ]).filter(isBrief);

/** For each persona one offer of the job: the one that meets what moves them, else the next. */
export function shareFacts(source: Source, plan: Plan): Map<string, string> {
  const left = listTold(source, plan);
  const shared = new Map<string, string>();
  for (const persona of plan.personas) {
    const moved = new Set(listStems(persona.moves_for.join(' ')));
    const rate = (text: string): number => listStems(text).filter((stem) => moved.has(stem)).length;
    const [best] = left.toSorted((a, b) => rate(b) - rate(a));
    if (best === undefined) continue;
    left.splice(left.indexOf(best), 1);
    shared.set(persona.letter, best);
  }
  return shared;
}

/** For each persona two of the job's own terms, so that no two are looked for by the same words. */
export function shareTerms({ personas, search: { own } }: Plan): Map<string, string[]> {
  if (own.length === 0) return new Map();
  return new Map(
    personas.map(({ letter, search }, i) => {
      const terms = listOnce([own[(2 * i) % own.length], own[(2 * i + 1) % own.length]]);
      return [letter, terms.filter((term) => !search.includes(term))];
    }),
  );
}
