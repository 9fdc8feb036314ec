import type { Fact } from '#shared/brief.ts';
import { isAsked } from './weigh-evidence.ts';

const knowing =
  /^(?:\p{L}+[ ,]+){0,4}(?:knowledge|knowledgeable|understanding|understands?|familiar\w*|awareness|exposure|learn)\b/iu;

/** Asks that somebody knows of a thing, and not that they have done it. */
export const onlyKnows = (fact: Fact): boolean => isAsked(fact) && knowing.test(fact.text);
