import type { Fact } from '#shared/brief.ts';
import { weighDemand } from '../requirements.ts';
import type { Criterion } from './criterion.ts';
import { isAsked } from './weigh-evidence.ts';

/** Who asks for something: the job as a must, what it tells of its days, its wishes, or only the trade. */
export function originOf(facts: readonly Fact[]): Criterion['origin'] {
  if (facts.some((fact) => isAsked(fact) && weighDemand(fact) === 'must')) return 'must';
  if (facts.some((fact) => !isAsked(fact) || !isWish(fact))) return 'duty';
  return facts.length > 0 ? 'preferred' : 'trade';
}

/** A remark of no kind that wishes for nothing is no wish. */
export const isWish = (fact: Fact): boolean =>
  weighDemand(fact) !== 'must' &&
  (fact.kind !== 'other' ||
    /\b(?:prefer\w*|desir\w+|ideal\w*|advantage\w*|plus|bonus|asset|nice to have|welcome|helpful|beneficial|useful)\b/i.test(
      fact.text,
    ));

/** Something to bring that the job only wishes for. */
export const isWished = (fact: Fact): boolean => isAsked(fact) && isWish(fact);
