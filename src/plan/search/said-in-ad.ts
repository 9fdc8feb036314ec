import type { Brief } from '#shared/brief.ts';
import { hears } from './search-names.ts';

/** "QuickBooks", "SPC", "P&ID": a product, a method or a paper by its name. */
const named = /\p{Lu}|\d/u;
/** Capitals of every profile of a country or a tongue are no name of a thing. */
const ofPeople = /^(?:English|Spanish|French|German|IT|HR|UK|US)\b/;

/**
 * Whether a search may ask for a term: by name only for what the advertisement names itself. Whoever works with another
 * product of the kind would fall out, and the manager would read a demand that nobody made.
 */
export const mayAskFor = (brief: Brief): ((term: string) => boolean) => {
  const isHeard = hears(brief);
  return (term) => !named.test(term) || ofPeople.test(term) || isHeard(term.toLowerCase());
};
