import { lowerFirst } from '#writing/casing.ts';
import { countWords } from '#writing/shorten.ts';
import { countTelling } from '../defining/count-telling.ts';
import { findGrowth, findPath } from '../offers/growth.ts';
import { sayPromises } from '../subject/list-attractions.ts';
import type { Source } from '../source.ts';
import { quoteAd } from './quote-ad.ts';

const longestGrowth = 16;
/** A way up; courses and money for them are an offer and lead nowhere by themselves. */
const ofRise =
  /\bcareers?\b|\bprogress\w*|\bpromot\w+|\badvance\w*|\bgrow\w*|\bmove up\b|\b(?:leadership|management) (?:development|path\w*)\b|\bpath\w* (?:in)?to\b/i;

/** What the posting says of what comes after this job; empty where it says nothing that can be read out. */
export function sayGrowth(source: Source): string {
  const path = findPath(source);
  if (path !== null) return `The posting says: ${quoteAd(source, path)}.`;
  // Told in so many words: nobody need ask where it leads.
  const promises = sayPromises(source.brief);
  if (/\ba way into\b/.test(promises)) return promises;
  const said = findGrowth(source);
  if (said === null || countWords(said) > longestGrowth || !ofRise.test(said)) return '';
  return `The posting mentions ${quoteAd(source, lowerFirst(said))}.`;
}

/** "Opportunities for career development": in words of any posting it is no news and no way. */
export function isHollowGrowth(source: Source): boolean {
  if (findPath(source) !== null) return false;
  const [, quoted = ''] = /"([^"]+)"/.exec(sayGrowth(source)) ?? [];
  return quoted !== '' && countTelling(quoted) === 0;
}

/** A way that is named needs no proof; of a vague word somebody can ask what it meant so far. */
export const sayLastMoves = (source: Source): string =>
  /\ba way into\b|\b(?:within|after) \S+ (?:months|years?)\b|\b(?:move up|progress|advance) (?:in)?to\b/i.test(
    sayGrowth(source),
  )
    ? ''
    : 'If you like, I will ask where the last people in the job went next.';
