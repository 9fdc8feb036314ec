import { memoize } from '#shared/memoize.ts';
import type { Source } from '#plan/source.ts';
import { strainRange, strainVariable } from './in-the-pay.ts';
import { strainScope, strainTwoSearches, strainWords } from './in-the-work.ts';
import {
  strainApplying,
  strainChecks,
  strainContract,
  strainCosts,
  strainResidence,
  strainTerms,
} from './on-the-way-in.ts';
import type { Strain } from './strain.ts';

/** What this offer itself will cost the search, the dearest first. */
export const listStrains = memoize((source: Source): Strain[] =>
  [
    strainTerms,
    strainScope,
    strainResidence,
    strainContract,
    strainTwoSearches,
    strainRange,
    strainChecks,
    strainVariable,
    strainCosts,
    strainApplying,
    strainWords,
  ].flatMap((find) => find(source)),
);
