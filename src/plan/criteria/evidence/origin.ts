import type { Fact } from '#shared/brief.ts';
import { weighDemand } from '../../demands/requirements.ts';
import type { Criterion } from '../criterion.ts';
import { isAsked } from './weigh-evidence.ts';

/** Who asks for something: the job as a must, what it tells of its days, its wishes, or only the trade. */
export function originOf(facts: readonly Fact[]): Criterion['origin'] {
  if (facts.some((fact) => isAsked(fact) && weighDemand(fact) === 'must' && !tellsStack(fact)))
    return 'must';
  if (facts.some((fact) => !isAsked(fact) || !isWish(fact))) return 'duty';
  return facts.length > 0 ? 'preferred' : 'trade';
}

/** "Our stack includes ...": what the work is done with there, whatever part of it people may still learn. */
const ofHouse =
  /\b(?:our|the) (?:current |core |main |primary )?(?:tech(?:nology|nical)?[- ])?stack (?:is|includes|consists|comprises|contains|features|looks)\b|\b(?:our|tech(?:nology)?) stack:/i;
export const tellsStack = ({ kind, text }: Pick<Fact, 'kind' | 'text'>): boolean =>
  kind === 'tool' && ofHouse.test(text);

/** A remark of no kind that wishes for nothing is no wish. */
export const isWish = (fact: Fact): boolean =>
  weighDemand(fact) !== 'must' &&
  !tellsStack(fact) &&
  (fact.kind !== 'other' ||
    /\b(?:prefer\w*|desir\w+|ideal\w*|advantage\w*|plus|bonus|asset|nice to have|welcome|helpful|beneficial|useful)\b/i.test(
      fact.text,
    ));

/** Something to bring that the job only wishes for. */
export const isWished = (fact: Fact): boolean => isAsked(fact) && isWish(fact);
