import { findTitleBonus } from '../letters/decisive.ts';
import { memoize } from '#shared/memoize.ts';
import { makePlan } from '../plan.ts';
import type { Source } from '../source.ts';
import type { Offered } from './offer-kind.ts';
import { readOffers } from './read-offers.ts';

/** Computed once for a source; the bonus that the title names comes first. */
export const listOffered = memoize((source: Source): Offered[] => {
  const all = readOffers(source.brief, makePlan(source).drawer.kind);
  const ofTitle = findTitleBonus(source);
  if (ofTitle === null) return all;
  return [
    {
      kind: 'sign-on bonus',
      group: 'pay',
      phrase: ofTitle,
      quote: source.brief.title.given,
      weight: 100,
    },
    ...all.filter(({ kind }) => kind !== 'sign-on bonus'),
  ];
});
