import type { MarketWriting } from '../../writing.ts';

/** Something about this very offer that costs candidates, and what to do about it. */
export interface Strain {
  risk: MarketWriting['risks'][number];
  advice?: MarketWriting['recommendations'][number];
}
