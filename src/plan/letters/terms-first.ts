import { memoize } from '#shared/memoize.ts';
import { makePlan } from '../plan.ts';
import { onTheSpot } from '../place/on-the-spot.ts';
import type { Source } from '../source.ts';

/** A craft is known by what it makes: that tells one workshop from the next. */
const isCraft = (kind: string): boolean => kind === 'hands-on-trade';

/** Whether people of this work ask where, when and for how much before anything else, and the posting can answer: what one does all day they know. */
export const leadsWithTerms = memoize((source: Source): boolean => {
  const { drawer, stated } = makePlan(source);
  return (
    onTheSpot.has(drawer.kind) &&
    !isCraft(drawer.kind) &&
    (stated.has('pay') || stated.has('hours'))
  );
});
