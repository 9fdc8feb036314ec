import { memoize } from '#shared/memoize.ts';
import { listNiches } from '../search/search-niches.ts';
import type { Source } from '../source.ts';
import { findFocus } from './find-focus.ts';
import { findSizes } from './find-sizes.ts';
import { listAttractions, type Attraction } from './list-attractions.ts';

/** What the work of a job is really about, beside its title, duties and demands. */
export interface Subject {
  /** Methods, systems, products, species, vehicles and settings, as they would stand on a CV. */
  terms: readonly string[];
  /** One sentence on what it is about or for; null where the text has none. */
  focus: string | null;
  /** "250 key accounts" */
  sizes: readonly string[];
  /** What speaks for it and is no benefit. */
  attractions: readonly Attraction[];
}

export const findSubject = memoize(({ brief }: Source): Subject => ({
  terms: listNiches(brief),
  focus: findFocus(brief),
  sizes: findSizes(brief),
  attractions: listAttractions(brief),
}));
